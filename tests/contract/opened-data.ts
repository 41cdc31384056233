import type { Database } from '../../backend/data/database.ts'
import type { Engine, VersionChange } from '../../backend/data/engine.ts'

/** An empty database for each test, and the changes that it has published. */
export interface OpenedData {
  readonly engine: Engine
  readonly db: Database
  readonly published: VersionChange[][]
}
