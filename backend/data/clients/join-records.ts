import { type SqlBool, sql } from 'kysely'
import type { Contact } from '../../../domain/client/client.ts'
import { newClient } from '../../../domain/client/client-fields.ts'
import {
  type ClientKey,
  type ClientMatch,
  chooseClient,
  clientKeys,
  contactsOf,
  withContacts,
} from '../../../domain/client/client-keys.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { lockRecord } from '../records/records.ts'
import { clientFromRow, insertClient, reviseClient } from './client-rows.ts'

/**
 * The id of the client whom a new enquiry or reservation is from: found by phone or e-mail, otherwise added. A phone or
 * e-mail that the client did not have is added to the card. Call it within `writeWithClients`.
 */
export async function joinContact(
  db: Database,
  trx: OpenTransaction,
  contact: Contact,
  preferred?: string | null,
): Promise<string> {
  const contacts = contactsOf(contact)
  const known = preferred && (await exists(trx, preferred)) ? preferred : undefined
  const found = chooseClient(await listMatches(trx, clientKeys(contacts)), known)
  if (found === undefined) {
    // Where a buyer without an enquiry comes from, nobody has said.
    const { language = newClient.language, source = 'other', agentId = null } = contact
    const values = { ...newClient, ...contacts, language, source, agentId }
    return (await insertClient(db, trx, values)).id
  }
  const client = clientFromRow(await lockRecord(trx, 'clients', found))
  const both = withContacts(client, contacts)
  const hasMore = both.phones.length > client.phones.length || both.emails.length > client.emails.length
  if (hasMore) await reviseClient(db, trx, client, { ...client, ...both })
  return found
}

/** Many share a name: it decides only between those who share the phone or e-mail, too. The oldest comes first. */
async function listMatches(trx: OpenTransaction, keys: readonly ClientKey[]): Promise<ClientMatch[]> {
  const contacts = keys.filter(({ kind }) => kind !== 'name')
  if (contacts.length === 0) return []
  const rows = await trx
    .selectFrom('clientKeys')
    .innerJoin('clients', 'clients.id', 'clientKeys.clientId')
    .select(['clients.id', 'joinedTo', 'kind'])
    .where(
      ({ selectFrom }) =>
        sql<SqlBool>`"clientId" in ${selectFrom('clientKeys').select('clientId').where(isOneOf(contacts))}`,
    )
    .where(isOneOf(keys))
    .orderBy('createdAt')
    .orderBy('clients.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => ({
    id,
    root: same[0]?.joinedTo ?? id,
    kinds: same.map(({ kind }) => kind),
  }))
}

function isOneOf(keys: readonly ClientKey[]) {
  const each = keys.map(({ kind, value }) => sql`(value = ${value} and kind = ${kind})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

async function exists(trx: OpenTransaction, id: string): Promise<boolean> {
  const row = await trx.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
