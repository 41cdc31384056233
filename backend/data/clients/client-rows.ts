import type { Client } from '../../../domain/client/client.ts'
import { type ClientValues, clientFields } from '../../../domain/client/client-fields.ts'
import { type ClientKey, clientKeys } from '../../../domain/client/client-keys.ts'
import { phoneForms } from '../../../domain/enquiry/phone-forms.ts'
import { folded } from '../../../domain/enquiry/search-terms.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { fromColumns, toColumns } from '../records/field-columns.ts'
import { lockCollections, recordsOf } from '../records/records.ts'
import type { ClientRow, Collection } from '../schema.ts'

export const clientRecords = recordsOf('clients', clientFromRow)

export function clientFromRow({ searchText: _, ...row }: ClientRow): Client {
  return fromColumns(clientFields, row)
}

/**
 * One transaction that may add or change clients. It begins with the lock of the collection: of two enquiries with a
 * phone that nobody has yet the second one finds the client of the first, and no two transactions deadlock. Versions of
 * `collections` are raised, that of the clients when one of them changes.
 */
export async function writeWithClients<T>(
  db: Database,
  collections: Collection | [Collection, ...Collection[]],
  work: (trx: OpenTransaction) => Promise<T>,
): Promise<T> {
  return db.write(collections, async (trx) => {
    await lockCollections(trx, ['clients'])
    return work(trx)
  })
}

type Reachable = Pick<Client, 'name' | 'phones' | 'emails' | 'notes'>

export function clientSearchText({ name, phones, emails, notes }: Reachable): string {
  const forms = [...new Set(phones.flatMap(phoneForms))]
  return folded([name, ...phones, ...emails, ...forms, notes].join('\n'))
}

/** Call it in the transaction that has changed the client. */
export async function writeClientKeys(
  trx: OpenTransaction,
  client: Reachable & { id: string },
): Promise<void> {
  await trx.deleteFrom('clientKeys').where('clientId', '=', client.id).execute()
  const keys = clientKeys(client).map((key: ClientKey) => ({ ...key, clientId: client.id }))
  if (keys.length > 0) await trx.insertInto('clientKeys').values(keys).execute()
}

/** Call it within `writeWithClients`. */
export async function insertClient(
  db: Database,
  trx: OpenTransaction,
  values: ClientValues,
  id: string = crypto.randomUUID(),
): Promise<Client> {
  const columns = toColumns(clientFields, values)
  const row = { ...columns, id, joinedTo: null, searchText: clientSearchText(values) }
  const client = clientFromRow(await clientRecords.add(db, row))
  await writeClientKeys(trx, client)
  return client
}

/** Call it within `writeWithClients`. Throws StaleRevision unless the client still has this revision. */
export async function reviseClient(
  db: Database,
  trx: OpenTransaction,
  before: Pick<Client, 'id' | 'revision'>,
  values: ClientValues,
): Promise<Client> {
  const columns = toColumns(clientFields, values)
  const row = await clientRecords.revise(db, before.id, before.revision, {
    ...columns,
    searchText: clientSearchText(values),
  })
  const client = clientFromRow(row)
  await writeClientKeys(trx, client)
  return client
}
