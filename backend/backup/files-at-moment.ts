import { parseTrashPath, trashPath } from '../../domain/files/trash-path.ts'
import type { FileStore, OpenedFile } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { probePath } from '../health.ts'
import { sharedImagesPrefix } from '../images/shared-images.ts'
import { idPath } from '../installation.ts'
import { listTrash } from '../removal/trash.ts'

/** A file of a moment: where it was then, and where it was found since. */
export interface FileAtMoment {
  path: string
  size: number
  foundAt: string
}

/** Clocks of servers differ; a file that is put back too much goes into the trash again with the next sweep. */
const clocksDiffer = 5 * 60_000

/**
 * The store as it was at a moment of late: stored files never change, and what has gone into the trash since then
 * counts as lying where it was. Probes, the installation's id and made images are no content.
 */
export async function listFilesAt(files: FileStore, moment: Date): Promise<FileAtMoment[]> {
  const then = new Map<string, FileAtMoment>()
  // Folders come in byte order, the trash last: what is moved there meanwhile is seen at least once.
  for (const { path: foundAt, size } of (await listAllFiles(files, '')).filter(isContentFile)) {
    const trashed = parseTrashPath(foundAt)
    const isOfLate = trashed && trashed.deletedAt.getTime() >= moment.getTime() - clocksDiffer
    const path = isOfLate ? trashed.path : foundAt
    if (!then.has(path)) then.set(path, { path, size, foundAt })
  }
  return [...then.values()]
}

export function isContentFile({ path }: { path: string }): boolean {
  return path !== idPath && path !== probePath && !path.startsWith(sharedImagesPrefix)
}

/** Opened for sure: a file that has gone since it was listed is taken from the trash. Undefined: gone for good. */
export async function openFileAtMoment(
  files: FileStore,
  file: FileAtMoment,
): Promise<OpenedFile | undefined> {
  const opened = await openForSure(files, file.foundAt)
  if (opened) return opened
  const trashed = (await listTrash(files)).findLast(({ path }) => path === file.path)
  return trashed && openForSure(files, trashPath(trashed))
}

/** A store may find out that the file is gone only when its bytes are asked for. */
async function openForSure(files: FileStore, path: string): Promise<OpenedFile | undefined> {
  const opened = await files.get(path)
  if (!opened) return undefined
  try {
    await new Promise<void>((resolve, reject) => {
      opened.body.once('readable', resolve).once('end', resolve).once('error', reject)
    })
    return opened
  } catch (error) {
    if (!(await files.head(path))) return undefined
    throw error
  }
}
