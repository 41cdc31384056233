import type { Transaction } from 'kysely'
import type { Store, StoreImageSlot, StoreValues } from '../../domain/store.ts'
import { addOnce } from './add-once.ts'
import type { Database } from './database.ts'
import { NotFound, refuse } from './revision.ts'
import type { Tables } from './schema.ts'

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
    const before = await lock(trx, id)
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

/** Pictures may arrive at once: each must hear of the one that it replaces, or nobody deletes that file. */
async function lock(trx: Transaction<Tables>, id: string): Promise<Store> {
  const touched = await trx
    .updateTable('stores')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!touched) throw new NotFound()
  return touched
}

/** Returns the store, so that the caller can delete its files. */
export async function deleteStore(db: Database, id: string): Promise<Store> {
  return db.write('stores', async (trx) => {
    const store = await trx.deleteFrom('stores').where('id', '=', id).returningAll().executeTakeFirst()
    if (!store) throw new NotFound()
    return store
  })
}
