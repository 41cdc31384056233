/**
 * Public pages are whole without scripts, so scripts wait: until the page is loaded and the browser is idle, or
 * until the visitor first touches, types, scrolls or moves the pointer. Nothing script-like is fetched before.
 */
const inertType = 'text/late-module'

const starter = `(function () {
  var signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'];
  var started = false;
  function start() {
    if (started) return;
    started = true;
    signs.forEach(function (sign) { removeEventListener(sign, start, true); });
    document.querySelectorAll('link[rel="late-modulepreload"]').forEach(function (link) { link.rel = 'modulepreload'; });
    document.querySelectorAll('script[type="${inertType}"]').forEach(function (inert) {
      var script = document.createElement('script');
      script.type = 'module';
      script.textContent = inert.textContent;
      inert.after(script);
    });
  }
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }); });
  addEventListener('load', function () {
    (window.requestIdleCallback || setTimeout)(start, window.requestIdleCallback ? { timeout: 3000 } : 1);
  });
})()`

/** Rewrites a rendered page; `mark` is what our own scripts carry (see content-security.ts). */
export function delayScripts(html: string, mark: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/(<script[^>]*) type="module" async=""/g, `$1 type="${inertType}"`)
    .replace('</body>', `<script nonce="${mark}">${starter}</script></body>`)
}
