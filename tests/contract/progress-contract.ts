import { expect, test } from 'vitest'
import { findFileUses } from '../../backend/data/files/file-references.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findRemoval, restoreRecord } from '../../backend/data/history/restore-record.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import {
  addProgressEntry,
  addProgressPicture,
  deleteProgressEntry,
  deleteProgressPicture,
  findNewestProgressEntry,
  findProgressEntry,
  hasProgressEntries,
  listProgressEntries,
  orderProgressPictures,
  TooManyEntries,
  TooManyPictures,
  updateProgressEntry,
} from '../../backend/data/progress-entries.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { listTranslatableTexts } from '../../backend/data/written-content.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import {
  maxEntryPictures,
  maxProgressEntries,
  type ProgressValues,
} from '../../domain/progress/progress-entry.ts'
import type { OpenedData } from './opened-data.ts'

const values: ProgressValues = {
  date: '2026-03-05',
  stage: 'act-14',
  text: 'Шестата плоча е готова.',
  isSameCamera: true,
}

/** The construction diary. */
export function progressContract(data: OpenedData) {
  test('entries are listed newest first, and revised by revision', async () => {
    const { db } = data
    expect(await hasProgressEntries(db)).toBe(false)
    expect(await findNewestProgressEntry(db)).toBeUndefined()
    const old = await addProgressEntry(db, { ...values, date: '2025-11-12', stage: 'none' })
    const newest = await addProgressEntry(db, values)
    await addProgressEntry(db, { ...values, date: '2026-01-20', isSameCamera: false })
    const days = async () => (await listProgressEntries(db)).map(({ date }) => date)
    expect(await days()).toEqual(['2026-03-05', '2026-01-20', '2025-11-12'])
    expect(await findNewestProgressEntry(db)).toEqual(newest)
    expect(await hasProgressEntries(db)).toBe(true)
    await updateProgressEntry(db, old.id, 1, { ...values, date: '2026-06-01' })
    await expect(updateProgressEntry(db, old.id, 1, values)).rejects.toThrow(StaleRevision)
    expect(await days()).toEqual(['2026-06-01', '2026-03-05', '2026-01-20'])
    expect(await findProgressEntry(db, old.id)).toMatchObject({ isSameCamera: true, revision: 2, images: [] })
    const texts = await listTranslatableTexts(db, { place: 'progress', recordId: newest.id })
    expect(texts).toMatchObject([{ key: `progress.${newest.id}.text`, text: values.text, limit: 500 }])
  })

  test('pictures that arrive at once are all kept, up to a limit; they are ordered and deleted', async () => {
    const { db } = data
    const { id } = await addProgressEntry(db, values)
    const urls = Array.from({ length: maxEntryPictures + 2 }, (_, index) => `/files/progress/1/${index}.jpg`)
    const sent = await Promise.allSettled(urls.map((url) => addProgressPicture(db, id, url)))
    const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toEqual([expect.any(TooManyPictures), expect.any(TooManyPictures)])
    const images = (await findProgressEntry(db, id))?.images ?? []
    expect(new Set(images).size).toBe(maxEntryPictures)

    const [first = '', second = ''] = images
    await orderProgressPictures(db, id, [second, first])
    expect((await findProgressEntry(db, id))?.images.slice(0, 2)).toEqual([second, first])
    await deleteProgressPicture(db, id, second)
    expect((await findProgressEntry(db, id))?.images[0]).toBe(first)
    await expect(deleteProgressPicture(db, id, second)).rejects.toThrow(NotFound)
    await expect(orderProgressPictures(db, id, ['/files/progress/other.jpg'])).rejects.toThrow(NotFound)
    expect(await findFileUses(db, [first])).toEqual({
      [first]: [{ kind: 'progressEntry', id, date: values.date }],
    })
  })

  test('a deleted entry is restored with its pictures, and a change is reverted', async () => {
    const { db } = data
    const { id } = await addProgressEntry(db, values)
    for (const url of ['/files/progress/1/a.jpg', '/files/progress/1/b.jpg'])
      await addProgressPicture(db, id, url)
    await deleteProgressEntry(db, id)
    await restoreRecord(db, await findRemoval(db, 'progressEntries', id), ['/files/progress/1/b.jpg'])
    const restored = await findProgressEntry(db, id)
    expect(restored).toMatchObject({ ...values, images: ['/files/progress/1/a.jpg'] })

    await updateProgressEntry(db, id, restored?.revision ?? 0, { ...values, text: 'Седмата плоча е готова.' })
    const [change] = await listChanges(db, { collection: 'progressEntries', recordId: id, limit: 1 })
    await revertChange(db, change?.id ?? '')
    expect(await findProgressEntry(db, id)).toMatchObject(values)
  })

  test('the diary has a limit, also for two who add the last entry at once, and for one that is restored', async () => {
    const { db } = data
    const now = new Date().toISOString()
    const rows = Array.from({ length: maxProgressEntries - 1 }, (_, index) => ({
      ...{ id: `e${index}`, revision: 1, stage: 'none' as const, text: 'т', isSameCamera: 0, images: '[]' },
      ...{ date: addDays('2026-01-01', -index), createdAt: now, updatedAt: now },
    }))
    await data.engine.writer.insertInto('progressEntries').values(rows).execute()
    const added = await Promise.allSettled([addProgressEntry(db, values), addProgressEntry(db, values)])
    const refused = added.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toEqual([expect.any(TooManyEntries)])
    expect(await listProgressEntries(db)).toHaveLength(maxProgressEntries)

    await deleteProgressEntry(db, 'e0')
    await addProgressEntry(db, values)
    const restoring = restoreRecord(db, await findRemoval(db, 'progressEntries', 'e0'), [])
    await expect(restoring).rejects.toMatchObject({ reason: 'too-many' })
    expect(await listProgressEntries(db)).toHaveLength(maxProgressEntries)
  })
}
