import { isKeptPath } from './stored-path.ts'

/**
 * The folder of deleted files. The moment of deletion is in the path of each, so that it survives copies and
 * backups.
 */
export const trashPrefix = 'trash/'

export interface InTrash {
  path: string
  deletedAt: Date
}

export function trashPath({ path, deletedAt }: InTrash): string {
  return `${trashPrefix}${deletedAt.toISOString().replaceAll(':', '-')}/${path}`
}

export function parseTrashPath(text: string): InTrash | undefined {
  const found = /^trash\/(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\/(.+)$/.exec(text)
  if (!found) return undefined
  const [, day, hour, minute, second, path = ''] = found
  const deletedAt = new Date(`${day}${hour}:${minute}:${second}`)
  return Number.isNaN(deletedAt.getTime()) || !isKeptPath(path) ? undefined : { path, deletedAt }
}
