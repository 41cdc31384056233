/**
 * Public pages are whole without scripts, so scripts wait. They are fetched when the page has been there for a
 * second and the browser is idle, after everything is painted. They run at the first sign of a visitor (a touch, a
 * key, the pointer, the wheel), or when the page was left alone for a while: from then on it follows the back office.
 */
const inertType = 'text/late-module'
const fetchAfter = 1000
const runAfter = 4000

const starter = `(function () {
  var signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'];
  var whenIdle = window.requestIdleCallback || function (work) { setTimeout(work, 1); };
  function fetchScripts() {
    document.querySelectorAll('link[rel="late-modulepreload"]').forEach(function (link) { link.rel = 'modulepreload'; });
  }
  var started = false;
  function start() {
    if (started) return;
    started = true;
    signs.forEach(function (sign) { removeEventListener(sign, notice, true); });
    fetchScripts();
    document.querySelectorAll('script[type="${inertType}"]').forEach(function (inert) {
      var script = document.createElement('script');
      script.type = 'module';
      script.textContent = inert.textContent;
      inert.after(script);
    });
  }
  function notice(event) {
    // Browsers also send a pointermove when a page appears under a pointer that does not move.
    var rests = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (!rests) start();
  }
  signs.forEach(function (sign) { addEventListener(sign, notice, { capture: true, passive: true }); });
  addEventListener('load', function () {
    setTimeout(function () { whenIdle(fetchScripts, { timeout: 3000 }); }, ${fetchAfter});
    setTimeout(function () { whenIdle(start, { timeout: 3000 }); }, ${runAfter});
  });
})()`

/** Rewrites a rendered page; `mark` is what our own scripts carry (see content-security.ts). */
export function delayScripts(html: string, mark: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/(<script[^>]*) type="module" async=""/g, `$1 type="${inertType}"`)
    .replace('</body>', `<script nonce="${mark}">${starter}</script></body>`)
}
