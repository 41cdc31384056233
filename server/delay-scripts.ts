import { firstTouch } from '../app/first-touch.ts'
import { type StarterSettings, starter } from './starter.ts'

const settings: StarterSettings = {
  ...firstTouch,
  inertType: 'text/late-module',
  fetchAfter: 200,
  runAfter: 4000,
  timeout: 7000,
}

const script = `(${starter})(${JSON.stringify(settings)})`.replaceAll(/\n\s*/g, '\n')

/** Both in one: a page is long. */
const modules = /<link rel="modulepreload"|(<script[^>]*) type="module" async=""/g

/**
 * Public pages are whole without scripts, so scripts wait: they are fetched when the page is there, after everything
 * is painted. They run at the first sign of a visitor (a touch, a key, the pointer, the wheel), or when the page was
 * left alone for a while: from then on it follows the admin area. `nonce` is what our own scripts carry (see
 * content-security.ts). The starter stands before the stylesheets, which scripts after them would wait for: it is
 * there before anything can be touched.
 */
export function delayScripts(html: string, nonce: string): string {
  return html
    .replaceAll(modules, (_, script) =>
      script ? `${script} type="${settings.inertType}"` : '<link rel="late-modulepreload"',
    )
    .replace(
      /<head>(<meta charset="utf-8"\/>)?/i,
      (head) => `${head}<script nonce="${nonce}">${script}</script>`,
    )
}
