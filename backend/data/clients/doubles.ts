import type { Client } from '../../../domain/client/client.ts'
import { type ClientKeyKind, clientKeys } from '../../../domain/client/client-keys.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import type { RecordRevision } from '../records/batches.ts'
import { NotFound, StaleRevision } from '../records/record-errors.ts'
import { clientFromRow, clientRecords, writeWithClients } from './client-rows.ts'
import { findClient, listJoined } from './clients.ts'

/** Another client who may be the same person, and what both have in common. */
export interface PossibleDouble {
  client: Client
  kinds: ClientKeyKind[]
}

/** How many possible doubles a card offers. */
const mostDoubles = 10
/** A name that more clients have says nothing about them. */
const mostNamesakes = 50

/** Clients with the same phone, e-mail or full name, unless somebody has said that they are other people. */
export async function listDoubles(db: Database, same: readonly Client[]): Promise<PossibleDouble[]> {
  const own = same.map(({ id }) => id)
  const keys = same.flatMap(clientKeys)
  if (keys.length === 0) return []
  const rows = await db.read
    .selectFrom('clientKeys')
    .innerJoin('clients', 'clients.id', 'clientKeys.clientId')
    .select(['clients.id', 'joinedTo', 'kind'])
    .where(({ or, and, eb }) =>
      or(keys.map(({ kind, value }) => and([eb('value', '=', value), eb('kind', '=', kind)]))),
    )
    .where('clients.id', 'not in', own)
    .orderBy('kind', 'desc')
    .orderBy('clients.createdAt', 'desc')
    .orderBy('clients.id')
    .limit(mostNamesakes)
    .execute()
  const parted = await listParted(db, own)
  const others = Map.groupBy(rows, ({ id, joinedTo }) => joinedTo ?? id)
  const found: PossibleDouble[] = []
  for (const [id, matches] of others) {
    if (found.length === mostDoubles) break
    if (parted.has(id) || matches.some((match) => parted.has(match.id))) continue
    const client = await findClient(db, id)
    if (client) found.push({ client, kinds: [...new Set(matches.map(({ kind }) => kind))] })
  }
  return found
}

async function listParted(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('clientPartings')
    .selectAll()
    .where(({ or, eb }) => or([eb('clientId', 'in', ids), eb('otherId', 'in', ids)]))
    .execute()
  return new Set(
    rows.flatMap(({ clientId, otherId }) => [clientId, otherId]).filter((id) => !ids.includes(id)),
  )
}

/**
 * Joins a double to a client, with the doubles that it has itself. The card of the double stays and keeps its records,
 * so that parting them again loses nothing. Throws StaleRevision unless both are as they were shown.
 */
export async function joinClients(
  db: Database,
  kept: RecordRevision,
  double: RecordRevision,
): Promise<Client> {
  return writeWithClients(db, 'clients', async (trx) => {
    const target = await getUnjoined(db, kept)
    const joined = await getUnjoined(db, double)
    if (target.id === joined.id) throw new StaleRevision()
    const all = await listJoined(db, joined.id)
    await clientRecords.reviseAll(all.length > 1 ? db.asBatch() : db, all, () => ({ joinedTo: target.id }))
    const together = (await listJoined(db, target.id)).map(({ id }) => id)
    await trx
      .deleteFrom('clientPartings')
      .where('clientId', 'in', together)
      .where('otherId', 'in', together)
      .execute()
    return target
  })
}

/** Under the lock of the collection, so the client stays as it is read. */
async function getUnjoined(db: Database, { id, revision }: RecordRevision): Promise<Client> {
  const client = await findClient(db, id)
  if (!client) throw new NotFound()
  if (client.revision !== revision || client.joinedTo !== null) throw new StaleRevision()
  return client
}

/** Parts a double from its client again. They are not offered as doubles any more. */
export async function partDouble(db: Database, { id, revision }: RecordRevision): Promise<Client> {
  return writeWithClients(db, 'clients', async (trx) => {
    const before = await findClient(db, id)
    if (!before) throw new NotFound()
    if (before.joinedTo === null) throw new StaleRevision()
    const parted = clientFromRow(await clientRecords.revise(db, id, revision, { joinedTo: null }))
    await notePartings(trx, id, await listJoined(db, before.joinedTo))
    return parted
  })
}

/** Two clients who share a phone, an e-mail or a name are said to be two people. */
export async function keepApart(db: Database, id: string, otherId: string): Promise<void> {
  await writeWithClients(db, 'clients', async (trx) => {
    const [one, other] = [await listJoined(db, id), await listJoined(db, otherId)]
    if (one.length === 0 || other.length === 0 || id === otherId) throw new NotFound()
    await notePartings(trx, id, other)
  })
}

export async function notePartings(
  trx: OpenTransaction,
  id: string,
  others: readonly Pick<Client, 'id'>[],
): Promise<void> {
  const pairs = others.map((other) => [id, other.id].toSorted()).filter(([one, other]) => one !== other)
  if (pairs.length === 0) return
  await trx
    .insertInto('clientPartings')
    .values(pairs.map(([clientId = '', otherId = '']) => ({ clientId, otherId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
