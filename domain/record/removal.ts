import type { Warning } from './warning.ts'

const day = 24 * 60 * 60 * 1000

/** How long a deleted record can be restored, and its files stay in the trash. */
export const retentionDays = 30

/** The history stores deleted records of these collections completely, so that they can be restored. */
export const restorableCollections = [
  'apartments',
  'parkingSpots',
  'stores',
  'panoramas',
  'progressEntries',
  'media',
  'replyTemplates',
] as const
export type RestorableCollection = (typeof restorableCollections)[number]

export function isRestorable(collection: string, removedAt: string): collection is RestorableCollection {
  return restorableCollections.some((name) => name === collection) && retainedUntil(removedAt) > new Date()
}

export function retainedUntil(removedAt: string | Date): Date {
  return new Date(new Date(removedAt).getTime() + retentionDays * day)
}

/** Warns that some files of a record can no longer be restored. */
export function missingFileWarnings(id: string, count: number): Warning[] {
  if (count === 0) return []
  return [{ id: `files:${id}:${count}`, kind: 'files-gone', count }]
}
