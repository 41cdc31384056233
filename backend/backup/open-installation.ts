import { jobActor } from '../../domain/record/actor.ts'
import type { Config } from '../config.ts'
import { createDatabase, type Database } from '../data/database.ts'
import { openPostgres } from '../data/engine/postgres.ts'
import { openSqlite } from '../data/engine/sqlite.ts'
import type { Engine } from '../data/engine.ts'
import { assertUndamaged, type DataFolder, openDataFolder, requireInstallation } from '../data-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFiles } from '../files/open-files.ts'
import { BackupError } from './snapshot.ts'

export type EngineKind = Config['engines']['kind']

/** The source or the target of a backup, a restore or a move. */
export interface OpenInstallation {
  /** Describes in questions and messages where the installation is. */
  name: string
  engine: Engine
  db: Database
  files: FileStore
  close(): Promise<void>
}

interface Options {
  /** Refuses to open while servers or other commands use the installation, and keeps them from starting. */
  exclusive: boolean
  /** Fails instead of creating an empty database in a data folder that has none. */
  mustExist: boolean
}

/**
 * Opens the database and the file store of an installation. Runs no migrations: the tables keep their schema
 * version.
 */
export async function openInstallation(
  config: Config,
  kind: EngineKind,
  options: Options,
): Promise<OpenInstallation> {
  if (kind === 'embedded' && options.mustExist) requireInstallation(config.dataDir)
  const folder = openDataFolder(config.dataDir)
  const claim = kind === 'embedded' && options.exclusive ? folder.claim() : undefined
  try {
    const engines = kind === 'embedded' ? { kind } : hostedEngines(config)
    const engine = await openEngine(engines, folder)
    const db = createDatabase(engine, () => {}, jobActor('backup'))
    const releaseClaim = options.exclusive ? await claimExclusively(engine) : undefined
    const leave = async () => {
      await releaseClaim?.()
      await engine.close()
    }
    const files = await openFiles(engines, folder.files).catch(async (error) => {
      await leave()
      throw error
    })
    const name = kind === 'embedded' ? config.dataDir : 'the hosted database and file store'
    const close = async () => {
      await leave()
      claim?.release()
    }
    return { name, engine, db, files, close }
  } catch (error) {
    claim?.release()
    throw error
  }
}

type Engines = Config['engines']

function hostedEngines({ engines }: Config): Engines {
  if (engines.kind === 'hosted') return engines
  throw new BackupError('DATABASE_URL and the S3_ settings are missing')
}

async function openEngine(engines: Engines, folder: DataFolder): Promise<Engine> {
  if (engines.kind === 'hosted') return openPostgres(engines.databaseUrl, { timeout: 0 })
  await assertUndamaged(folder.database)
  return openSqlite(folder.database)
}

/** Claims a shared database, so that no server starts on it meanwhile; returns the function that releases the claim. */
async function claimExclusively({ channel, close }: Engine): Promise<(() => Promise<void>) | undefined> {
  if (!channel) return undefined
  const count = await channel.countListeners()
  const releaseClaim = count === 0 ? await channel.claim() : undefined
  if (releaseClaim) return releaseClaim
  await close()
  if (count > 0) throw new BackupError(`Servers run on this database (${count}): stop them first`)
  throw new BackupError('Somebody else works on this database: a server that starts, a restore or a move')
}
