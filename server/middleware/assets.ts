import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import { builtFiles, isAsset } from '../../app/urls.ts'
import { errorResponse } from '../error-page.ts'

const root = 'build/client'
const serve = serveStatic({ root, precompressed: true })

/**
 * Checks whether a path is one of the build's files. They are listed once, because looking for every unknown URL on the
 * disk would take longer than the 404 itself.
 */
export function createBuiltPaths(): (path: string) => boolean {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`))
  return (path) => isAsset(path) || paths.has(path)
}

/**
 * Serves the build's files. The names of assets carry a hash of their content, so a browser that has one never
 * asks for it again.
 */
export const assets = createMiddleware(async (c, next) => {
  const file = await serve(c, async () => {})
  if (!file) return isAsset(c.req.path) ? errorResponse(c, 404) : next()
  file.headers.set('Cache-Control', caching(c.req.path))
  return file
})

function caching(path: string): string {
  if (isAsset(path)) return 'public, max-age=31536000, immutable'
  // A browser that cached an old service worker would be stuck in an old release.
  return path === builtFiles.serviceWorker ? 'no-cache' : 'public, max-age=3600'
}
