import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDatabase, type Database, type Engine } from '../data/database.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { openSqlite } from '../data/engine/sqlite.ts'
import { type DataFolder, openDataFolder } from '../data-folder.ts'
import { createDiskStore } from '../files/disk.ts'
import type { FileStore } from '../files/file-store.ts'
import { refuseDamaged } from '../refuse-damaged.ts'
import { BackupError } from './snapshot.ts'

export type SideKind = Config['engines']['kind']

/** An installation that is copied from or to: its tables, as they are, and its files. */
export interface Side {
  /** For people: where it is. */
  name: string
  engine: Engine
  db: Database
  files: FileStore
  close(): Promise<void>
}

interface Options {
  /** Nobody else may work on it meanwhile. */
  exclusive: boolean
  /** Nothing is made where there is nothing. */
  mustExist: boolean
}

/** The tables are left at the level that they have. */
export async function openSide(config: Config, kind: SideKind, options: Options): Promise<Side> {
  const missing = !existsSync(join(config.dataDir, 'sgrada.sqlite'))
  if (kind === 'embedded' && options.mustExist && missing)
    throw new BackupError(`There is no database in ${config.dataDir}: check DATA_DIR`)
  const folder = openDataFolder(config.dataDir)
  const claim = kind === 'embedded' && options.exclusive ? folder.claim() : undefined
  try {
    const engine = await openEngine(config, kind, folder)
    const db = createDatabase(engine, () => {})
    const close = async () => {
      await engine.close()
      claim?.release()
    }
    if (options.exclusive) await refuseServers(db).catch(async (error) => closing(close, error))
    const name = kind === 'embedded' ? config.dataDir : 'the hosted database and file store'
    return { name, engine, db, files: openFiles(folder), close }
  } catch (error) {
    claim?.release()
    throw error
  }
}

async function openEngine({ engines }: Config, kind: SideKind, folder: DataFolder): Promise<Engine> {
  if (kind === 'hosted') {
    if (engines.kind !== 'hosted') throw new BackupError('DATABASE_URL and the S3_ settings are missing')
    return openPostgres(engines.databaseUrl)
  }
  refuseDamaged(folder.database)
  return openSqlite(folder.database)
}

/** Both kinds keep their files in the data folder. */
function openFiles(folder: DataFolder): FileStore {
  return createDiskStore(folder.files)
}

async function refuseServers(db: Database): Promise<void> {
  const count = (await db.engine.channel?.countListeners(db)) ?? 0
  if (count > 0) throw new BackupError(`Servers run on this database (${count}): stop them first`)
}

async function closing(close: () => Promise<void>, error: unknown): Promise<never> {
  await close()
  throw error
}
