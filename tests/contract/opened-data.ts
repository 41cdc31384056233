import type { Database } from '../../backend/data/database.ts'
import type { Change, Engine } from '../../backend/data/engine.ts'

/** What a part of the contract works on: an empty database for each test, and what it has announced. */
export interface OpenedData {
  readonly engine: Engine
  readonly db: Database
  readonly heard: Change[][]
}
