import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnSite } from './own-site.ts'

/** Uploads in flight on any of the servers. The folder is created by the first one. */
export function arrivingFiles({ workingFolders }: Pick<OwnSite, 'workingFolders'>): string[] {
  return workingFolders.flatMap((folder) =>
    readdirSync(folder).includes('arriving') ? readdirSync(join(folder, 'arriving')) : [],
  )
}
