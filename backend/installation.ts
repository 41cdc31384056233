import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isFromUpload } from '../domain/files/stored-path.ts'
import type { Database } from './data/database.ts'
import { listReferencedPaths } from './data/files/file-references.ts'
import { addInstallation, findInstallation, markJoined } from './data/installation.ts'
import type { FileStore } from './files/file-store.ts'
import { listKeptFiles } from './files/list-all-files.ts'

/**
 * A database and its file store carry the same id. Without it, a mistyped setting or a folder that is not mounted would
 * make every stored file look unreferenced, and the sweep would move it to the trash.
 */
interface Installed {
  db: Database
  files: FileStore
}

/** The stored file with the id. It is outside the served folders, so no URL leads to it. */
export const idPath = 'installation'

/**
 * Gives the database and the file store an id when neither has one. Returns an explanation when the two do not
 * belong together.
 */
export async function joinInstallation(installed: Installed): Promise<string | undefined> {
  const { ours, theirs } = await readIds(installed)
  if (!ours && !theirs) return joinForTheFirstTime(installed)
  if (!ours) return explain(`the stored files belong to installation ${theirs}, the database to none`)
  if (ours.isJoined && ours.id === theirs) return undefined
  // The process ended after the id was stored in the database and before the file store and the database were
  // marked as joined: that is repeated.
  if (!ours.isJoined && (theirs ?? ours.id) === ours.id) return join(installed, ours.id)
  const whose = theirs ? `to installation ${theirs}` : 'to none'
  return explain(`the database belongs to installation ${ours.id}, the stored files ${whose}`)
}

/**
 * Gives an id to a new installation, or to one of a release without ids. Where there are files or references,
 * some of the stored files must be referenced; otherwise returns an explanation.
 */
async function joinForTheFirstTime(installed: Installed): Promise<string | undefined> {
  const stored = (await listKeptFiles(installed.files)).map(({ path }) => path).filter(isFromUpload)
  const needed = [...(await listReferencedPaths(installed.db))].filter(isFromUpload)
  const isEmpty = stored.length + needed.length === 0
  if (!isEmpty && !needed.some((path) => stored.includes(path)))
    return explain(
      `the database points to ${needed.length} files, but to none of the ${stored.length} stored`,
    )
  const { id } = await addInstallation(installed.db, crypto.randomUUID())
  return join(installed, id)
}

/** Gives the file store the id of the database; a database without an id takes over that of the file store. */
export async function adoptFiles(installed: Installed): Promise<string> {
  const { ours, theirs } = await readIds(installed)
  const { id } = ours ?? (await addInstallation(installed.db, theirs ?? crypto.randomUUID()))
  await join(installed, id)
  return id
}

async function readIds({ db, files }: Installed) {
  const opened = await files.get(idPath)
  const theirs = opened && ((await text(opened.body)).trim() || undefined)
  return { ours: await findInstallation(db), theirs }
}

async function join({ db, files }: Installed, id: string): Promise<undefined> {
  await files.put(idPath, Readable.from([Buffer.from(`${id}\n`)]), { contentType: 'text/plain' })
  await markJoined(db)
}

function explain(what: string): string {
  return `${what}: check DATA_DIR, DATABASE_URL and S3_BUCKET; if they do belong together, run npm run files -- adopt`
}
