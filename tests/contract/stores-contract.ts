import { expect, test } from 'vitest'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import {
  addStore,
  deleteStore,
  findStore,
  listStores,
  setStoreImage,
  updateStore,
} from '../../backend/data/stores.ts'
import type { OpenedData } from './opened-data.ts'

export function storesContract(data: OpenedData) {
  test('stores are added without images, updated by revision, and returned when they are deleted', async () => {
    const store = await addStore(data.db, { title: 'Кафе', description: 'На партера', price: 0 })
    expect(store).toMatchObject({ mainImage: null, secondaryImage: null })
    expect(await setStoreImage(data.db, store.id, 'main', '/one')).toBeNull()
    expect(await setStoreImage(data.db, store.id, 'main', '/two')).toBe('/one')
    await setStoreImage(data.db, store.id, 'secondary', '/three')
    await expect(updateStore(data.db, store.id, 1, store)).rejects.toThrow(StaleRevision)
    await updateStore(data.db, store.id, 4, { title: 'Пекарна', description: 'На партера', price: 0 })
    expect(await findStore(data.db, store.id)).toMatchObject({ title: 'Пекарна', mainImage: '/two' })
    expect(await listStores(data.db)).toHaveLength(1)
    expect(await deleteStore(data.db, store.id)).toMatchObject({
      mainImage: '/two',
      secondaryImage: '/three',
    })
    await expect(setStoreImage(data.db, store.id, 'main', '/x')).rejects.toThrow(NotFound)
  })

  test('of two concurrent images for one slot of a store, each gets the URL that it replaces', async () => {
    const { id } = await addStore(data.db, { title: 'Кафе', description: 'На партера', price: 0 })
    let before: string | null = null
    for (let round = 0; round < 20; round++) {
      const [one, two] = [`/files/${round}-one`, `/files/${round}-two`]
      const replaced = await Promise.all([one, two].map((each) => setStoreImage(data.db, id, 'main', each)))
      const left = (await findStore(data.db, id))?.mainImage ?? null
      expect(new Set([...replaced, left])).toEqual(new Set([before, one, two]))
      before = left
    }
  })
}
