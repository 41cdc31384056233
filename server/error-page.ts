import { contentSecurityPolicy, hashSource } from './content-security.ts'

const style =
  'body{font:18px/1.6 "Sofia Sans",system-ui,sans-serif;color:#12344d;background:#fbf8f3;margin:0;display:grid;' +
  'place-items:center;min-height:100vh}main{max-width:34rem;padding:2rem}h1{line-height:1.2}a{color:#0b5c7a}'

/** The page of last resort: when even rendering the application's own error page failed. */
export function errorPage(requestId: string): Response {
  const html = `<!DOCTYPE html><html lang="bg"><head><meta charset="utf-8"><title>Възникна грешка</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Възникна неочаквана грешка</h1><p>Моля, опитайте отново след малко. Ако грешката се повтаря,
изпратете ни номера на заявката: <code>${requestId}</code></p><p><a href="/">Към началната страница</a></p></main></body></html>`
  return new Response(html, {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [hashSource(style)] }),
    },
  })
}
