import { buildIfStale } from './build-if-stale.ts'

process.env.NODE_ENV ??= 'production'
await buildIfStale()
await import('../server/main.ts')
