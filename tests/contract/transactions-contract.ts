import { describe, expect, test } from 'vitest'
import { addApartment, countApartments, setApartmentStatus } from '../../backend/data/apartments.ts'
import { addStoredImage, listStoredImagePaths } from '../../backend/data/files/stored-images.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { NotFound } from '../../backend/data/records/record-errors.ts'
import { addStore, listStores, setStoreImage } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { commandActor } from '../../domain/record/actor.ts'
import type { OpenedData } from './opened-data.ts'

/** A write inside a write joins its transaction, on every engine and with every `Database` object. */
export function transactionsContract(data: OpenedData) {
  describe('a write inside a write', () => {
    const open = (title: string) => addStore(data.db, { title, description: 'На ъгъла', price: 0 })
    const titles = async () => (await listStores(data.db)).map(({ title }) => title).sort()
    const published = () => data.published.map((changes) => changes.map(({ collection }) => collection))

    test('joins it: one commit, published once', async () => {
      await data.db.write('media', async () => {
        const { id } = await open('Кафе')
        await setStoreImage(data.db, id, 'main', '/files/a.jpg')
        expect(await titles(), 'what was written is seen inside').toEqual(['Кафе'])
        expect(data.published).toEqual([])
      })
      expect(published()).toEqual([['media', 'stores']])
      expect(await titles()).toEqual(['Кафе'])
    })

    test('is not seen outside before the commit', async () => {
      const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const writing = data.db.write('stores', async () => {
        await open('Кафе')
        written.resolve()
        await looked.promise
      })
      await written.promise
      expect(await titles()).toEqual([])
      looked.resolve()
      await writing
      expect(await titles()).toEqual(['Кафе'])
    })

    test('joins the outermost, however deep it is', async () => {
      const failing = data.db.write('stores', async () => {
        await data.db.write('media', async () => {
          await data.db.write('apartments', () => open('Кафе'))
        })
        expect(await titles()).toEqual(['Кафе'])
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect([await titles(), data.published]).toEqual([[], []])
    })

    test('that fails rolls everything back, and nothing is published', async () => {
      const failing = data.db.write('stores', async () => {
        await open('Кафе')
        await setApartmentStatus(data.db, 'none', 1, 'sold')
      })
      await expect(failing).rejects.toThrow(NotFound)
      expect([await titles(), await listChanges(data.db), data.published]).toEqual([[], [], []])
    })

    test('whose error is caught does not fail the outer one', async () => {
      await data.db.write('stores', async () => {
        await setApartmentStatus(data.db, 'none', 1, 'sold').catch(() => {})
        await open('Кафе')
      })
      expect(await titles()).toEqual(['Кафе'])
    })

    test('changes records in the name of the actor that it was given', async () => {
      await data.db.write('stores', () =>
        addStore(data.db.as(commandActor('import')), { title: 'Кафе', description: '', price: 0 }),
      )
      expect(await listChanges(data.db)).toMatchObject([{ actor: { kind: 'command', name: 'import' } }])
    })

    test('may be one of several at once', async () => {
      await data.db.write('stores', () => Promise.all(['1', '2', '3'].map(open)))
      expect(await titles()).toEqual(['1', '2', '3'])
      expect(published()).toEqual([['stores']])
    })

    test('that is in flight when another one fails writes nothing after the rollback', async () => {
      const failed = Promise.withResolvers<void>()
      let slow: Promise<void> | undefined
      const failing = data.db.write('stores', async () => {
        slow = data.db.write('stores', async () => {
          await failed.promise
          await open('Кафе')
        })
        await setApartmentStatus(data.db, 'none', 1, 'sold').finally(failed.resolve)
      })
      await expect(failing).rejects.toThrow(NotFound)
      await slow
      expect([await titles(), data.published]).toEqual([[], []])
    })
  })

  describe('a transaction', () => {
    test('does not include concurrent writes of others', async () => {
      const failing = data.db.write('stores', async () => {
        await addStore(data.db, { title: 'Кафе', description: '', price: 0 })
        throw new Error('changed my mind')
      })
      const beside = Array.from({ length: 5 }, (_, index) =>
        data.db.write('apartments', async () => {
          await addApartment(data.db, { ...newApartment(defaultBuilding), number: `${index}` })
          await addStoredImage(data.db, `${index}.jpg`, { width: 1, height: 1, placeholder: '' })
        }),
      )
      await expect(failing).rejects.toThrow('changed my mind')
      await Promise.all(beside)
      expect([await countApartments(data.db), (await listStoredImagePaths(data.db)).length]).toEqual([5, 5])
      expect(await listStores(data.db)).toEqual([])
    })

    /** Starts work inside a write without awaiting it; that work writes after the transaction has ended. */
    const outliving = async (end: () => Promise<void>) => {
      const over = Promise.withResolvers<void>()
      let late: Promise<unknown> | undefined
      await data.db
        .write('stores', async () => {
          late = over.promise.then(() => addStore(data.db, { title: 'По-късно', description: '', price: 0 }))
          await addStore(data.db, { title: 'Кафе', description: '', price: 0 })
          await end()
        })
        .catch(() => {})
      over.resolve()
      return late
    }

    test('that is committed does not include work that was not awaited', async () => {
      await outliving(async () => {})
      expect(await listStores(data.db)).toHaveLength(2)
      expect(data.published).toHaveLength(2)
    })

    test('that is rolled back refuses work that was not awaited', async () => {
      const late = outliving(() => Promise.reject(new Error('changed my mind')))
      await expect(late).rejects.toThrow('was rolled back')
      expect([await listStores(data.db), data.published]).toEqual([[], []])
    })
  })
}
