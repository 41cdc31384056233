import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetFinishedUploads } from '../data/finished-uploads.ts'
import { deletePictures, listPicturePaths } from '../data/pictures.ts'
import { listReferencedPaths } from '../data/stored-references.ts'
import type { StoredFile } from '../files/file-store.ts'
import { listAllFiles } from '../files/list-all-files.ts'
import { currentParkingPlans } from '../files/parking-plans.ts'
import { discardPaths, type FileKeepers } from './discard-files.ts'

const hour = 60 * 60 * 1000
/** Pictures of the home page wait in media/ for their form to be saved, perhaps tomorrow morning. */
const day = 24 * hour

/** Removes what crashes and replaced files left behind; never anything younger than an hour. */
export async function sweep(keepers: FileKeepers, arrivingFolder: string, now: Date): Promise<void> {
  const { db, files, pictures } = keepers
  const before = (age: number) => new Date(now.getTime() - age)
  await removeOldFiles(arrivingFolder, before(hour))
  await files.tidy(before(hour))
  await discardPaths(keepers, await unneededFiles(keepers, before))
  await forgetFinishedUploads(db, before(day))

  const isStored = async (path: string) => (await files.head(path)) !== undefined
  const gone: string[] = []
  for (const path of await listPicturePaths(db)) if (!(await isStored(path))) gone.push(path)
  await deletePictures(db, gone)
  await pictures.tidy(isStored)
}

/** Files are listed before the records are read, so that one that is linked meanwhile counts as needed. */
async function unneededFiles({ db, files }: FileKeepers, before: (age: number) => Date): Promise<string[]> {
  const stored = await listAllFiles(files, '')
  const plans = currentParkingPlans(stored.map(({ path }) => path))
  const needed = await listReferencedPaths(db)
  const isOld = ({ path, modifiedAt }: StoredFile) =>
    new Date(modifiedAt) < before(path.startsWith('media/') ? day : hour)
  return stored
    .filter((file) => isFromUpload(file.path) && isOld(file))
    .map(({ path }) => path)
    .filter((path) => !needed.has(path) && !plans.has(path))
}

/** Uploads put a timestamp into the path. What has none was laid there by hand, such as the location image. */
function isFromUpload(path: string): boolean {
  return /^(apartments|stores|floorPlans|parking|media)\/.*(?<!\d)\d{13}(?!\d)/.test(path)
}

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtime < before) await rm(file, { recursive: true, force: true })
  }
}
