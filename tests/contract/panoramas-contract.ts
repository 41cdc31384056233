import { describe, expect, test } from 'vitest'
import { listChanges } from '../../backend/data/history/changes.ts'
import { RestoreRefused } from '../../backend/data/history/errors.ts'
import { findRemoval, restoreRecord } from '../../backend/data/history/restore-record.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import {
  deletePanorama,
  findPanorama,
  listPanoramas,
  NoPanorama,
  removeDusk,
  setPanoramaImage,
  TooManyPanoramas,
  updatePanorama,
} from '../../backend/data/panoramas.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { maxPanoramas } from '../../domain/panorama/panorama.ts'
import type { OpenedData } from './opened-data.ts'

const strip = { width: 800, height: 100 }
const sphere = { width: 800, height: 400 }
const picture = (name: string, size = strip) => ({ url: `/files/panoramas/a/${name}.webp`, ...size })
const low = { entrance: '', firstFloor: 1, lastFloor: 4, centreAzimuth: 90 }

export function panoramasContract(data: OpenedData) {
  const set = (id: string, light: 'day' | 'dusk', image = picture(`${light}_1`)) =>
    setPanoramaImage(data.db, id, light, image)
  const find = (id: string) => findPanorama(data.db, id)

  describe('panoramas', () => {
    test('a picture by day adds one for the floors without one; later pictures replace the earlier', async () => {
      await expect(set('a', 'dusk')).rejects.toThrow(NotFound)
      expect(await set('a', 'day')).toBeNull()
      expect(await find('a')).toMatchObject({ firstFloor: 1, lastFloor: 11, centreAzimuth: null })
      await updatePanorama(data.db, 'a', 1, low)
      await set('b', 'day')
      expect(await find('b')).toMatchObject({ firstFloor: 5, lastFloor: 11, projection: 'strip' })
      expect(await set('a', 'dusk')).toBeNull()
      expect(await set('a', 'day', picture('day_2'))).toBe('/files/panoramas/a/day_1.webp')
      expect(await find('a')).toMatchObject({
        ...{ ...low, revision: 4, dayImage: '/files/panoramas/a/day_2.webp' },
        duskImage: '/files/panoramas/a/dusk_1.webp',
      })
      expect((await listPanoramas(data.db)).map(({ id }) => id)).toEqual(['a', 'b'])
    })

    test('a picture that is no panorama, or has other proportions than the other light, is refused', async () => {
      await expect(set('a', 'day', picture('x', { width: 300, height: 200 }))).rejects.toThrow(NoPanorama)
      expect(await listPanoramas(data.db)).toEqual([])
      await set('a', 'day')
      await expect(set('a', 'dusk', picture('x', sphere))).rejects.toThrow(NoPanorama)
      await set('a', 'day', picture('sphere', sphere))
      expect(await find('a')).toMatchObject({ projection: 'sphere', duskImage: null })
    })

    test('many that are uploaded at once do not exceed the number', async () => {
      const ids = Array.from({ length: maxPanoramas + 3 }, (_, index) => `p${index}`)
      const sent = await Promise.allSettled(ids.map((id) => set(id, 'day')))
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxPanoramas)
      await expect(set('more', 'day')).rejects.toThrow(TooManyPanoramas)
    })

    test('the latest revision only is changed, and a change is reverted', async () => {
      await set('a', 'day')
      await updatePanorama(data.db, 'a', 1, low)
      await expect(updatePanorama(data.db, 'a', 1, low)).rejects.toThrow(StaleRevision)
      await updatePanorama(data.db, 'a', 2, { ...low, centreAzimuth: 180 })
      const [latest] = await listChanges(data.db, { recordId: 'a' })
      await revertChange(data.db, latest?.id ?? '')
      expect(await find('a')).toMatchObject(low)
    })

    test('dusk alone can be taken away', async () => {
      await set('a', 'day')
      await set('a', 'dusk')
      await expect(removeDusk(data.db, 'a', '/files/panoramas/a/day_1.webp')).rejects.toThrow(NotFound)
      await removeDusk(data.db, 'a', '/files/panoramas/a/dusk_1.webp')
      expect(await find('a')).toMatchObject({ duskImage: null, revision: 3 })
    })

    test('a deleted one is restored, without the picture at dusk if that is lost, but not without the other', async () => {
      await set('a', 'day')
      await set('a', 'dusk')
      const { dayImage, duskImage } = (await find('a')) ?? {}
      await deletePanorama(data.db, 'a')
      expect(await find('a')).toBeUndefined()
      const removal = await findRemoval(data.db, 'panoramas', 'a')
      await expect(restoreRecord(data.db, removal, [dayImage ?? ''])).rejects.toThrow(RestoreRefused)
      await restoreRecord(data.db, removal, [duskImage ?? ''])
      expect(await find('a')).toMatchObject({ dayImage, duskImage: null })
    })
  })
}
