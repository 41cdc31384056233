import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnSite } from './own-site.ts'

/** Files of uploads in flight on any of the servers. Their folder is created by a server's first upload. */
export function arrivingFiles({ workingFolders }: Pick<OwnSite, 'workingFolders'>): string[] {
  return workingFolders.flatMap((folder) =>
    readdirSync(folder).includes('arriving') ? readdirSync(join(folder, 'arriving')) : [],
  )
}
