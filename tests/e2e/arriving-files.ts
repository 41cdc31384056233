import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnSite } from './own-site.ts'

/** Uploads that are on their way, on whichever server. The folder comes into being with the first one. */
export function arrivingFiles({ workingFolders }: Pick<OwnSite, 'workingFolders'>): string[] {
  return workingFolders.flatMap((folder) =>
    readdirSync(folder).includes('arriving') ? readdirSync(join(folder, 'arriving')) : [],
  )
}
