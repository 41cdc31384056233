import type { Store, StoreImageSlot, StoreValues } from '../../domain/store.ts'
import { addOnce } from './add-once.ts'
import type { Database } from './database.ts'
import { NotFound, refuse } from './revision.ts'

const imageColumns = { main: 'mainImage', secondary: 'secondaryImage' } as const

export async function listStores(db: Database): Promise<Store[]> {
  return db.read.selectFrom('stores').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export async function findStore(db: Database, id: string): Promise<Store | undefined> {
  return db.read.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adding once more under the same id adds no second one. */
export async function addStore(
  db: Database,
  values: StoreValues,
  id: string = crypto.randomUUID(),
): Promise<Store> {
  const now = new Date().toISOString()
  const store: Store = {
    ...values,
    id,
    revision: 1,
    mainImage: null,
    secondaryImage: null,
    createdAt: now,
    updatedAt: now,
  }
  return db.write('stores', (trx) => addOnce(trx, 'stores', store, values))
}

export async function updateStore(
  db: Database,
  id: string,
  revision: number,
  values: StoreValues,
): Promise<Store> {
  return db.write('stores', async (trx) => {
    const store = await trx
      .updateTable('stores')
      .set({ ...values, revision: revision + 1, updatedAt: new Date().toISOString() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst()
    return store ?? refuse(trx, 'stores', id)
  })
}

/** Returns the address that the slot had before, whose file is no longer needed. */
export async function setStoreImage(
  db: Database,
  id: string,
  slot: StoreImageSlot,
  address: string | null,
): Promise<string | null> {
  const column = imageColumns[slot]
  return db.write('stores', async (trx) => {
    const before = await trx.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) throw new NotFound()
    await trx
      .updateTable('stores')
      .set((row) => ({
        [column]: address,
        revision: row('revision', '+', 1),
        updatedAt: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .execute()
    return before[column]
  })
}

/** Returns the store, so that the caller can delete its files. */
export async function deleteStore(db: Database, id: string): Promise<Store> {
  return db.write('stores', async (trx) => {
    const store = await trx.deleteFrom('stores').where('id', '=', id).returningAll().executeTakeFirst()
    if (!store) throw new NotFound()
    return store
  })
}
