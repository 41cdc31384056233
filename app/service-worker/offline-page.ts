import { connectionText, offlinePageText } from '../text/connection.ts'
import { site } from '../text/site.ts'

const { title, text, home } = offlinePageText

/** Instead of a page that was never opened: no scripts, and the site's own stylesheet. */
export function offlinePage(stylesheets: string[]): Response {
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const html = `<!DOCTYPE html><html lang="bg"><head><meta charset="utf-8"><title>${title} | ${site.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${styles}</head><body>
<main class="mx-auto max-w-2xl px-6 py-32"><p class="text-2xl font-black">${site.name}</p>
<h1 class="mt-4 text-4xl">${title}</h1><p class="mt-4 text-lg">${text}</p>
<p class="mt-8 flex flex-wrap gap-6"><a class="font-semibold text-sea-700 underline" href="">${connectionText.retry}</a>
<a class="font-semibold text-sea-700 underline" href="/">${home}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  })
}
