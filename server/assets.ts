import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const folder = 'build/client'

/** The names of built assets carry a hash of their content, so a browser never has to ask again. */
export const assets = createMiddleware(async (c, next) => {
  const hashed = c.req.path.startsWith('/assets/')
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, context) =>
      context.header(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  const found = await serve(c, next)
  if (found || !hashed) return found
  return c.text('Not found', 404)
})
