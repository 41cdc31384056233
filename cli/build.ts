import { build } from './build-if-stale.ts'

await build()
