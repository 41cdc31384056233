import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  addApartment,
  countApartments,
  deleteApartment,
  setApartmentStatus,
} from '../../backend/data/apartments.ts'
import { listVersions, versionsOf } from '../../backend/data/database.ts'
import { addStore } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { OpenedData } from './opened-data.ts'

export function changesContract(data: OpenedData) {
  describe('changes', () => {
    test('are published after the commit, with a rising version', async () => {
      const { id } = await addApartment(data.db, newApartment(defaultBuilding))
      await setApartmentStatus(data.db, id, 1, 'sold')
      const [first, second] = data.published.map(([change]) => change)
      expect(first?.collection).toBe('apartments')
      expect(second?.version).toBe((first?.version ?? 0) + 1)
      expect(await listVersions(data.db)).toContainEqual(second)
    })

    test('are not published when nothing was committed', async () => {
      await expect(setApartmentStatus(data.db, 'none', 1, 'sold')).rejects.toThrow()
      await expect(
        data.db.write('stores', async (trx) => {
          await trx.deleteFrom('stores').execute()
          throw new Error('changed my mind')
        }),
      ).rejects.toThrow('changed my mind')
      expect(data.published).toEqual([])
    })

    test('of several collections in one transaction are published together', async () => {
      const { id } = await addApartment(data.db, newApartment(defaultBuilding))
      data.published.length = 0
      await deleteApartment(data.db, id)
      expect(data.published.map((changes) => changes.map(({ collection }) => collection))).toEqual([
        ['apartments', 'buildingViews', 'floorPlans'],
      ])
    })

    test('of a collection without a write have version 0', async () => {
      await data.engine.writer.deleteFrom('versions').where('collection', '=', 'stores').execute()
      expect(await versionsOf(data.db, 'apartments', 'stores')).toMatchObject({ stores: 0 })
      await addStore(data.db, { title: 't', description: 'd', price: 0 })
      expect(await versionsOf(data.db, 'stores')).toEqual({ stores: 1 })
    })

    test('of concurrent writers all raise the version', async () => {
      const before =
        (await listVersions(data.db)).find(({ collection }) => collection === 'stores')?.version ?? 0
      await Promise.all(
        Array.from({ length: 10 }, () => addStore(data.db, { title: 't', description: 'd', price: 0 })),
      )
      expect(await listVersions(data.db)).toContainEqual({ collection: 'stores', version: before + 10 })
    })
  })

  test('a failed transaction writes nothing', async () => {
    await expect(
      data.db.write('apartments', async (trx) => {
        await trx.deleteFrom('apartments').execute()
        await sql`select * from there_is_no_such_table`.execute(trx)
      }),
    ).rejects.toThrow()
    await addApartment(data.db, newApartment(defaultBuilding))
    expect(await countApartments(data.db)).toBe(1)
  })
}
