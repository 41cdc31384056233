import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const folder = 'build/client'

const serve = serveStatic({ root: folder, precompressed: true })

/** The names of built assets carry a hash of their content, so a browser never has to ask again. */
export const assets = createMiddleware(async (c, next) => {
  const hashed = c.req.path.startsWith('/assets/')
  let missing = false
  const found = await serve(c, async () => {
    missing = true
  })
  if (missing) return hashed ? c.text('Not found', 404) : next()
  const answer = found ?? c.res
  answer.headers.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  return answer
})
