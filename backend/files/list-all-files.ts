import { keptFolders } from '../../domain/files/stored-path.ts'
import type { FileListItem, FileStore } from './file-store.ts'

export async function listAllFiles(files: FileStore, prefix: string): Promise<FileListItem[]> {
  const all: FileListItem[] = []
  for (let after: string | undefined; ; ) {
    const page = await files.list(prefix, after === undefined ? {} : { after })
    all.push(...page.files)
    if (page.next === undefined) return all
    after = page.next
  }
}

/** The files that URLs lead to: neither the trash nor the installation's id. */
export async function listKeptFiles(files: FileStore): Promise<FileListItem[]> {
  const folders = await Promise.all(keptFolders.toSorted().map((name) => listAllFiles(files, `${name}/`)))
  return folders.flat()
}
