import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

interface Sent {
  id: string
  name: string
  email: string
  phone: string
  agentId: string | null
  at: string
}

interface Reserved extends Sent {
  enquiryId: string | null
}

interface Made {
  id: string
  name: string
  phones: string[]
  emails: string[]
  language: string
  agentId: string | null
  createdAt: string
}

const chunk = 500
const mostContacts = 10
const erasedName = 'Заличени данни'

/**
 * Clients, the keys by which they are found, pairs that are known to be two people, and where an enquiry came from.
 * What is there already is joined by phone and e-mail, the oldest enquiry first. Every step can be done again: on
 * SQLite this is no transaction.
 */
export const clients: Migration = {
  async up(db: Kysely<AnyTables>) {
    await addTables(db)
    await addColumns(db)
    await db.deleteFrom('clients').execute()
    const people = createPeople()
    const clientOfEnquiry = await readEnquiries(db, people)
    const clientOfReservation = await readReservations(db, people, clientOfEnquiry)
    await writePeople(db, people)
    await writeClientIds(db, 'enquiries', clientOfEnquiry)
    await writeClientIds(db, 'reservations', clientOfReservation)
  },
}

async function addTables(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable('clients')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('phones', 'text', required)
    .addColumn('emails', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('agentId', 'text')
    .addColumn('notes', 'text', required)
    .addColumn('joinedTo', 'text')
    .addColumn('searchText', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute()
  await db.schema
    .createIndex('clientsByJoin')
    .ifNotExists()
    .on('clients')
    .columns(['joinedTo', 'id'])
    .execute()
  await db.schema
    .createTable('clientKeys')
    .ifNotExists()
    .addColumn('clientId', 'text', ofClient)
    .addColumn('kind', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('clientKeysKey', ['clientId', 'kind', 'value'])
    .execute()
  await db.schema
    .createIndex('clientKeysByValue')
    .ifNotExists()
    .on('clientKeys')
    .columns(['value', 'kind', 'clientId'])
    .execute()
  await db.schema
    .createTable('clientPartings')
    .ifNotExists()
    .addColumn('clientId', 'text', ofClient)
    .addColumn('otherId', 'text', ofClient)
    .addPrimaryKeyConstraint('clientPartingsKey', ['clientId', 'otherId'])
    .execute()
  await db
    .insertInto('versions')
    .values({ collection: 'clients', version: 0 })
    .onConflict((conflict) => conflict.column('collection').doNothing())
    .execute()
}

async function addColumns(db: Kysely<AnyTables>): Promise<void> {
  const tables = await db.introspection.getTables()
  const has = (table: string, column: string) =>
    tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column)
  if (!has('enquiries', 'source'))
    await db.schema
      .alterTable('enquiries')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('website'))
      .execute()
  for (const table of ['enquiries', 'reservations'])
    if (!has(table, 'clientId')) await db.schema.alterTable(table).addColumn('clientId', 'text').execute()
  const index = (name: string) => db.schema.createIndex(name).ifNotExists()
  await index('enquiriesByClient').on('enquiries').columns(['clientId', 'submittedAt']).execute()
  await index('enquiriesBySource').on('enquiries').columns(['source', 'submittedAt', 'id']).execute()
  await index('reservationsByClient').on('reservations').columns(['clientId', 'createdAt']).execute()
}

interface People {
  made: Map<string, Made>
  /** The id of the client by a phone or e-mail; the first who had it keeps it. */
  byKey: Map<string, string>
}

function createPeople(): People {
  return { made: new Map(), byKey: new Map() }
}

async function readEnquiries(db: Kysely<AnyTables>, people: People): Promise<Map<string, string>> {
  const joined = new Map<string, string>()
  let last = { at: '', id: '' }
  while (true) {
    const rows: (Sent & { language: string })[] = await db
      .selectFrom('enquiries')
      .select(['id', 'name', 'email', 'phone', 'language', 'agentId', 'submittedAt as at'])
      .where(sql<boolean>`("submittedAt", id) > (${last.at}, ${last.id})`)
      .orderBy('submittedAt')
      .orderBy('id')
      .limit(chunk)
      .execute()
    for (const { language, ...row } of rows) {
      const { id } = findOrMake(people, row, language)
      joined.set(row.id, id)
    }
    const end = rows.at(-1)
    if (rows.length < chunk || !end) return joined
    last = end
  }
}

async function readReservations(
  db: Kysely<AnyTables>,
  people: People,
  ofEnquiry: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const joined = new Map<string, string>()
  const rows: Reserved[] = await db
    .selectFrom('reservations')
    .select(['id', 'buyerName as name', 'buyerEmail as email', 'buyerPhone as phone', 'agentId'])
    .select(['enquiryId', 'createdAt as at'])
    .where('buyerName', '!=', erasedName)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  for (const { enquiryId, ...row } of rows)
    joined.set(row.id, findOrMake(people, row, 'bg', enquiryId ? ofEnquiry.get(enquiryId) : undefined).id)
  return joined
}

/** A phone decides before an e-mail, which families share more often. */
function findOrMake(
  people: People,
  { name, email, phone, agentId, at }: Sent,
  language: string,
  usual?: string,
): Made {
  const phones = phoneKeys(phone)
  const address = email.trim().toLowerCase()
  const keys = [...phones, ...(address === '' ? [] : [address])]
  const known = keys.map((key) => people.byKey.get(key)).find((id) => id !== undefined) ?? usual
  const client = (known === undefined ? undefined : people.made.get(known)) ?? {
    ...{ id: crypto.randomUUID(), name, phones: [], emails: [], language, agentId: null, createdAt: at },
  }
  people.made.set(client.id, client)
  client.agentId = agentId ?? client.agentId
  if (phones.some((key) => people.byKey.get(key) !== client.id)) addContact(client.phones, phone)
  if (address !== '' && people.byKey.get(address) !== client.id) addContact(client.emails, email)
  for (const key of keys) if (!people.byKey.has(key)) people.byKey.set(key, client.id)
  return client
}

function addContact(contacts: string[], typed: string): void {
  const contact = typed.trim()
  const isThere = contacts.some((other) => other.toLowerCase() === contact.toLowerCase())
  if (!isThere && contacts.length < mostContacts) contacts.push(contact)
}

async function writePeople(db: Kysely<AnyTables>, { made }: People): Promise<void> {
  const all = [...made.values()]
  for (let start = 0; start < all.length; start += chunk) {
    const some = all.slice(start, start + chunk)
    const rows = some.map(({ phones, emails, ...client }) => ({
      ...client,
      revision: 1,
      phones: JSON.stringify(phones),
      emails: JSON.stringify(emails),
      source: 'website',
      notes: '',
      joinedTo: null,
      searchText: searchTextOf({ name: client.name, phones, emails }),
      updatedAt: client.createdAt,
    }))
    await db.insertInto('clients').values(rows).execute()
    const keys = some.flatMap(({ id, ...client }) => keysOf(client).map((key) => ({ clientId: id, ...key })))
    for (let first = 0; first < keys.length; first += chunk)
      await db
        .insertInto('clientKeys')
        .values(keys.slice(first, first + chunk))
        .execute()
  }
}

async function writeClientIds(
  db: Kysely<AnyTables>,
  table: 'enquiries' | 'reservations',
  joined: ReadonlyMap<string, string>,
): Promise<void> {
  const all = [...joined].map(([id, client]) => sql`(${id}, ${client})`)
  for (let start = 0; start < all.length; start += chunk)
    await sql`with joined(id, client) as (values ${sql.join(all.slice(start, start + chunk))})
      update ${sql.table(table)} set "clientId" = joined.client
      from joined where joined.id = ${sql.table(table)}.id`.execute(db)
}

type Contacts = Pick<Made, 'name' | 'phones' | 'emails'>

function keysOf({ name, phones, emails }: Contacts): { kind: string; value: string }[] {
  const fullName = name.trim().toLowerCase().replace(/\s+/g, ' ')
  const unique = (kind: string, values: string[]) => [...new Set(values)].map((value) => ({ kind, value }))
  return [
    ...unique('phone', phones.flatMap(phoneKeys)),
    ...unique(
      'email',
      emails.map((email) => email.toLowerCase()),
    ),
    ...unique('name', fullName.includes(' ') && fullName !== erasedName.toLowerCase() ? [fullName] : []),
  ]
}

function searchTextOf({ name, phones, emails }: Contacts): string {
  const forms = phones
    .flatMap(phoneKeys)
    .flatMap((phone) => (phone.startsWith('+359') ? [phone, `0${phone.slice(4)}`] : [phone]))
  return [name, ...phones, ...emails, ...new Set(forms)].join('\n').toLocaleLowerCase('bg')
}

/** As the release of this migration compares phones: with the country code, and without separators. */
function phoneKeys(typed: string): string[] {
  const numbers = typed
    .split(/[^\d\s+()/.-]+/)
    .flatMap(splitLong)
    .filter((part) => digitsIn(part) >= 6)
    .map(compact)
    .filter((phone) => /[1-9]/.test(phone.replace(/^(?:\+|00)?359/, '')))
    .map((phone) => phone.replace(/^0(?=[1-9])/, '+359'))
  return [...new Set(numbers)]
}

function splitLong(part: string): string[] {
  if (digitsIn(part) <= 15) return [part]
  for (const between of [/\/|\s-\s/, /\s+/]) {
    const pieces = part.split(between).filter((piece) => piece.trim() !== '')
    if (pieces.length > 1 && pieces.every((piece) => digitsIn(piece) >= 6)) return pieces
  }
  return [part]
}

function compact(phone: string): string {
  return phone
    .replace(/^(\D*(?:\+|00)[\d\s.()-]*?)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+3590(?=[1-9])/, '+359')
    .replace(/^359(?=\d{8,9}$)/, '+359')
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}

function ofClient<T extends { notNull(): T; references(to: string): T; onDelete(action: 'cascade'): T }>(
  column: T,
): T {
  return column.notNull().references('clients.id').onDelete('cascade')
}
