import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Client } from '../../../domain/client/client.ts'
import { isOfPerson, type Person } from '../../../domain/personal-data/person.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import type { Tables } from '../schema.ts'
import { clientFromRow, clientRecords, reviseClient, writeWithClients } from './client-rows.ts'

/** Clients on which nothing hangs, neither on them nor on the doubles that were joined to them. */
export function unusedClients(read: Kysely<Tables>) {
  const same = sql`(select double.id from clients as double
    where double.id = clients.id or double."joinedTo" = clients.id)`
  return read
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.joinedTo', 'is', null)
    .where(sql<SqlBool>`not exists (select 1 from enquiries where enquiries."clientId" in ${same})`)
    .where(sql<SqlBool>`not exists (select 1 from reservations where reservations."clientId" in ${same})`)
    .where(sql<SqlBool>`not exists (select 1 from viewings where viewings."clientId" in ${same})`)
}

/** Deletes those of these clients that nothing hangs on, with their doubles. Returns how many of them there were. */
export async function removeUnused(db: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return writeWithClients(db, 'clients', async (trx) => {
    const unused = (await unusedClients(trx).where('clients.id', 'in', ids).execute()).map(({ id }) => id)
    if (unused.length === 0) return 0
    const doubles = await trx.selectFrom('clients').select('id').where('joinedTo', 'in', unused).execute()
    await clientRecords.removeAll(db, [...unused, ...doubles.map(({ id }) => id)])
    return unused.length
  })
}

/** Deletes the client of a deleted enquiry, unless something else hangs on the card or somebody has worked on it. */
export async function removeUntouched(db: Database, id: string): Promise<void> {
  const client = await db.read.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
  if (client?.notes === '' && client.agentId === null) await removeUnused(db, [id])
}

/** The cards with the person's e-mail, or with a phone in any spelling. */
export async function listClientsOf(db: Database, person: Person): Promise<Client[]> {
  const values = person.email === undefined ? person.phones : [person.email]
  if (values.length === 0) return []
  const rows = await db.read
    .selectFrom('clients')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('clientKeys').select('clientId').where('value', 'in', values).where('kind', '!=', 'name'),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(clientFromRow)
}

/**
 * Deletes the person's cards. One that something else hangs on stays, without its notes and what it was found by: a
 * sale keeps its buyer, and others may share the phone. Call it when the person's records are gone, within
 * `writeWithClients`.
 */
export async function forgetPerson(
  db: Database,
  trx: OpenTransaction,
  person: Person,
): Promise<{ deleted: number; left: number }> {
  const found = await listClientsOf(db, person)
  let deleted = 0
  for (const { id, joinedTo } of found) {
    if ((await removeUnused(db, [joinedTo ?? id])) > 0) deleted++
    // The card of a double may have gone with its client.
    const row = await trx.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
    const client = row && clientFromRow(row)
    if (client) await reviseClient(db, trx, client, { ...client, ...withoutPerson(person, client) })
  }
  return { deleted, left: (await listExisting(trx, found)).length }
}

async function listExisting(trx: OpenTransaction, clients: readonly Pick<Client, 'id'>[]) {
  if (clients.length === 0) return []
  const ids = clients.map(({ id }) => id)
  return trx.selectFrom('clients').select('id').where('id', 'in', ids).execute()
}

function withoutPerson(
  person: Person,
  { phones, emails }: Client,
): Pick<Client, 'phones' | 'emails' | 'notes'> {
  return {
    phones: phones.filter((phone) => !isOfPerson({ phones: person.phones }, { email: '', phone })),
    emails: emails.filter((email) => email.trim().toLowerCase() !== person.email),
    notes: '',
  }
}
