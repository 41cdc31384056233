import { isStoredPath } from '../../domain/files/stored-path.ts'
import { probePath } from '../health.ts'
import { idPath } from '../installation.ts'
import { damagedAt } from './archive-entries.ts'
import { detailsName, fileOf, tableOf } from './archive-format.ts'
import { isContentFile } from './files-at-moment.ts'

/**
 * Told the names of an archive one by one, throws where a reader would pass something over or take it for something
 * else: the parts of a table lie together, before all files, and the details of a file right before it.
 */
export function createOrder(tables: string[]) {
  const unseen = new Set(tables)
  const paths = new Set<string>()
  let table: string | undefined
  let before = ''

  function nextTable(name: string, next: string): void {
    if (paths.size > 0 || (next !== table && !unseen.delete(next))) throw damagedAt(name)
    table = next
  }

  function nextFile(name: string, path: string): void {
    if (!isStoredPath(path) || !isContentFile({ path }) || before !== detailsName(path)) throw damagedAt(name)
    paths.add(path)
  }

  return {
    next(name: string): void {
      const [ofTable, ofFile] = [tableOf(name), fileOf(name)]
      if (ofTable !== undefined) nextTable(name, ofTable)
      if (ofFile !== undefined) nextFile(name, ofFile)
      before = name
    },
    /** A store on a disk has no place for a file that is the folder of another. */
    end(): void {
      const all = new Set([...paths, idPath, probePath])
      for (const path of all)
        for (const folder of foldersOf(path)) if (all.has(folder)) throw damagedAt(`files/${folder}`)
    },
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
