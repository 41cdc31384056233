import { setTimeout as sleep } from 'node:timers/promises'
import { isPaperOf, privateFolder, safeName } from '../../domain/files/stored-path.ts'
import { trashPath } from '../../domain/files/trash-path.ts'
import type { Person } from '../../domain/personal-data/person.ts'
import { listReferencedPaths } from '../data/files/file-references.ts'
import { deleteStoredImages } from '../data/files/stored-images.ts'
import { listErasedDeals } from '../data/papers/papers.ts'
import { deletePersonalData } from '../data/personal-data/personal-data.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import type { StoredFiles } from './discard-files.ts'
import { listTrash } from './trash.ts'

/** In milliseconds: how long a response waits for the file store. The hourly job goes on where it did not answer. */
const maxResponseDelay = 10_000

/** Deletes what is stored about a person (`deletePersonalData`), and the files of it. */
export async function forgetPerson(stored: StoredFiles, person: Person) {
  const deleted = await deletePersonalData(stored.db, person)
  const deleting = deleteErasedPapers(stored).catch((error) =>
    console.error('Error deleting the documents of a forgotten person:', error),
  )
  await Promise.race([deleting, sleep(maxResponseDelay, undefined, { ref: false })])
  return deleted
}

/**
 * Deletes all documents of deals whose buyer was erased, also those that somebody had removed before: what a person may
 * ask to have forgotten neither waits for the sweep nor in the trash.
 */
export async function deleteErasedPapers({ db, files, images }: StoredFiles): Promise<void> {
  const erased = new Set((await listErasedDeals(db)).map(safeName))
  if (erased.size === 0) return
  const isErased = ({ path }: { path: string }) => isPaperOf(erased, path)
  const stored = (await listAllFiles(files, `${privateFolder}/`)).filter(isErased).map(({ path }) => path)
  const trashed = (await listTrash(files)).filter(isErased)
  const needed = stored.length > 0 ? await listReferencedPaths(db) : new Set<string>()
  const unneeded = stored.filter((path) => !needed.has(path))
  await files.deleteAll([...unneeded, ...trashed.map(trashPath)])
  for (const path of unneeded) await images.evict(path)
  await deleteStoredImages(db, unneeded)
}
