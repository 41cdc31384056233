import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '../../backend/data/engine.ts'
import { migrate } from '../../backend/data/migrate.ts'
import type { OpenEngine } from './opened-engine.ts'

/** One migrated engine for all tests of a suite. It is open while tests run, not while they are collected. */
export function migratedEngine(open: OpenEngine): { readonly engine: Engine } {
  let opened: Awaited<ReturnType<OpenEngine>>

  beforeAll(async () => {
    opened = await open()
    await migrate(opened.engine)
  })

  afterAll(async () => {
    await opened.engine.close()
    await opened.dispose()
  })

  return {
    get engine() {
      return opened.engine
    },
  }
}
