import type { Status } from '../../domain/status.ts'
import type { Store, StoreImageSlot, StoreValues } from '../../domain/store.ts'
import type { Database } from './database.ts'
import { recordsOf } from './records/records.ts'
import { assertStoreNotReserved } from './reservations/errors.ts'

const records = recordsOf('stores')

const imageColumns = { main: 'mainImage', secondary: 'secondaryImage' } as const

export async function listStores(db: Database): Promise<Store[]> {
  return db.read.selectFrom('stores').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export async function countStores(db: Database): Promise<number> {
  const { count } = await db.read
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findStore(db: Database, id: string): Promise<Store | undefined> {
  return db.read.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adding once more under the same id adds no second store. */
export async function addStore(
  db: Database,
  values: StoreValues,
  id: string = crypto.randomUUID(),
): Promise<Store> {
  return records.addOnce(
    db,
    { ...values, id, status: 'available', mainImage: null, secondaryImage: null },
    values,
  )
}

export async function updateStore(
  db: Database,
  id: string,
  revision: number,
  values: StoreValues,
): Promise<Store> {
  return records.revise(db, id, revision, values)
}

/** For reservations and sales, which are the only reason for a store's status. */
export async function setStoreStatus(
  db: Database,
  id: string,
  revision: number,
  status: Status,
): Promise<Store> {
  return records.revise(db, id, revision, { status })
}

/**
 * Returns the URL of the replaced image: the caller discards that file. Locks the row, so that each of two
 * uploads at once gets the URL that it replaces.
 */
export async function setStoreImage(
  db: Database,
  id: string,
  slot: StoreImageSlot,
  url: string | null,
): Promise<string | null> {
  const column = imageColumns[slot]
  const { before } = await records.edit(db, id, () => ({ [column]: url }))
  return before[column]
}

/** Throws ReservedNow while a deal holds the store. The caller discards its files after the commit. */
export async function deleteStore(db: Database, id: string): Promise<Store> {
  return db.write('stores', async () => {
    const removed = await records.remove(db, id)
    await assertStoreNotReserved(db, id)
    return removed
  })
}

/** Returns undefined when there is a store with this id. It is available: no deal could hold it when it was deleted. */
export async function restoreStore(
  db: Database,
  removed: Omit<Store, 'updatedAt' | 'status'>,
): Promise<Store | undefined> {
  return records.restore(db, { ...removed, status: 'available' })
}
