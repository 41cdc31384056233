import type { Database } from '../../backend/data/database.ts'
import type { Change, Engine } from '../../backend/data/engine.ts'

/** An empty database for each test, and the changes that it has announced. */
export interface OpenedData {
  readonly engine: Engine
  readonly db: Database
  readonly announced: Change[][]
}
