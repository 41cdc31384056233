import { type SqlBool, sql } from 'kysely'
import type { Client } from '../../../domain/client/client.ts'
import type { ClientValues } from '../../../domain/client/client-fields.ts'
import type { ClientFilters, ClientSort } from '../../../domain/client/client-filters.ts'
import { noAgent } from '../../../domain/enquiry/enquiry.ts'
import { searchTerms } from '../../../domain/enquiry/search-terms.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import { getBuilding } from '../building.ts'
import { type Database, emptyLog } from '../database.ts'
import { NotAnAgent } from '../enquiries/enquiry-work.ts'
import { NotFound } from '../records/record-errors.ts'
import { findUser } from '../users/find-users.ts'
import { clientFromRow, insertClient, reviseClient, writeWithClients } from './client-rows.ts'
import { removeUnused } from './forget-client.ts'

export async function findClient(db: Database, id: string): Promise<Client | undefined> {
  const row = await db.read.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst()
  return row && clientFromRow(row)
}

/** The client and the doubles that were joined to it: what hangs on any of them is this person's. */
export async function listJoined(db: Database, id: string): Promise<Client[]> {
  const rows = await db.read
    .selectFrom('clients')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', id), eb('joinedTo', '=', id)]))
    .orderBy('joinedTo')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows
    .map(clientFromRow)
    .sort((one, other) => Number(one.joinedTo !== null) - Number(other.joinedTo !== null))
}

export interface ClientListItem extends Client {
  enquiries: number
  reservations: number
  /** When the newest enquiry or reservation was made; the client's own date where there is none. */
  lastAt: string
}

export interface ClientPage {
  clients: ClientListItem[]
  page: number
  total: number
}

/** Doubles that were joined are found by their names and contacts, too, but listed with their client only. */
export async function findClientPage(
  db: Database,
  filters: ClientFilters,
  { page, size }: { page: number; size: number },
  sort?: ClientSort,
): Promise<ClientPage> {
  const terms = filters.search === '' ? [] : searchTerms(await getBuilding(db), filters.search)
  const found = () => {
    let query = db.readLong.selectFrom('clients').where('joinedTo', 'is', null)
    for (const { alternatives } of terms) query = query.where(holds(alternatives))
    if (filters.agent === noAgent) query = query.where('agentId', 'is', null)
    else if (filters.agent) query = query.where('agentId', '=', filters.agent)
    if (filters.source) query = query.where('source', '=', filters.source)
    return query
  }
  const { total } = await found()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const shown = Math.min(page, lastPage(Number(total), size))
  const direction = sort?.descending ? 'desc' : 'asc'
  const order = sort?.key === 'name' ? sql`"searchText"` : sort?.key === 'added' ? sql`"createdAt"` : lastAt
  const rows = await found()
    .selectAll()
    .select([
      sql<number>`(select count(*) from enquiries where "clientId" in ${joinedIds})`.as('enquiries'),
      sql<number>`(select count(*) from reservations where "clientId" in ${joinedIds})`.as('reservations'),
      lastAt.as('lastAt'),
    ])
    .orderBy(order, sort ? direction : 'desc')
    .orderBy('id')
    .limit(size)
    .offset((shown - 1) * size)
    .execute()
  const clients = rows.map(({ enquiries, reservations, lastAt, ...row }) => ({
    ...clientFromRow(row),
    enquiries: Number(enquiries),
    reservations: Number(reservations),
    lastAt,
  }))
  return { clients, page: shown, total: Number(total) }
}

const joinedIds = sql`(select clients.id
  union all select double.id from clients as double where double."joinedTo" = clients.id)`

const lastAt = sql<string>`coalesce((select max(at) from (
  select max("submittedAt") as at from enquiries where "clientId" in ${joinedIds}
  union all select max("createdAt") as at from reservations where "clientId" in ${joinedIds}) as moments),
  clients."createdAt")`

function holds(alternatives: readonly string[][]) {
  const contains = (text: string) =>
    sql`double."searchText" like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
  const each = alternatives.map((tokens) => sql`(${sql.join(tokens.map(contains), sql` and `)})`)
  return sql<SqlBool>`exists (select 1 from clients as double
    where (double.id = clients.id or double."joinedTo" = clients.id) and (${sql.join(each, sql` or `)}))`
}

/** Adding once more under the same id adds no second client. */
export async function addClient(
  db: Database,
  values: ClientValues,
  id: string = crypto.randomUUID(),
): Promise<Client> {
  return writeWithClients(db, 'clients', async (trx) => {
    await assertActive(db, values.agentId)
    const found = await findClient(db, id)
    return found ? reviseClient(db, trx, { id, revision: 1 }, values) : insertClient(db, trx, values, id)
  })
}

export async function updateClient(
  db: Database,
  id: string,
  revision: number,
  values: ClientValues,
): Promise<Client> {
  return writeWithClients(db, 'clients', async (trx) => {
    const before = await findClient(db, id)
    if (before && before.agentId !== values.agentId) await assertActive(db, values.agentId)
    return reviseClient(db, trx, { id, revision }, values)
  })
}

/** Somebody who was deactivated keeps his clients, but gets no new ones. */
async function assertActive(db: Database, agentId: string | null): Promise<void> {
  if (agentId !== null && (await findUser(db, agentId))?.state !== 'active') throw new NotAnAgent()
}

/** Enquiries, reservations or doubles hang on the client. */
export class ClientInUse extends Error {}

/** Cannot be restored: the person may have asked for erasure. */
export async function deleteClient(db: Database, id: string): Promise<void> {
  await writeWithClients(db, 'clients', async () => {
    if (!(await findClient(db, id))) throw new NotFound()
    if ((await removeUnused(db, [id])) === 0) throw new ClientInUse()
  })
  await emptyLog(db)
}
