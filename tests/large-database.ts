import { type RawBuilder, sql } from 'kysely'
import { clientSearchText } from '../backend/data/clients/client-rows.ts'
import type { OpenTransaction } from '../backend/data/engine.ts'
import { enquirySearchText } from '../backend/data/enquiries/enquiry-rows.ts'
import type { Tables } from '../backend/data/schema.ts'
import type { Backend } from '../backend/open.ts'
import { newEnquiryWork } from '../domain/enquiry/enquiry-work.ts'
import { newStanding } from '../domain/reservation/reservation.ts'

/** Many years in a large building. */
export const large = {
  changes: 1_000_000,
  apartments: 5_000,
  parkingSpots: 2_000,
  clients: 50_000,
  enquiries: 100_000,
  reservations: 5_000,
  viewings: 50_000,
  mails: 5_000,
  files: 5_000,
}
export type Size = typeof large

export const none = Object.fromEntries(Object.keys(large).map((name) => [name, 0])) as Size

/** Large enough that both engines prefer an index, and written in a second. */
export const grown: Size = {
  ...{ changes: 4_000, apartments: 60, parkingSpots: 40, clients: 800, enquiries: 1_500 },
  ...{ reservations: 60, viewings: 800, mails: 400, files: 400 },
}

/** This address is in one of the oldest changes of the history, where a search for personal data must find it. */
export const namedInHistory = 'ivan.petrov@example.com'

const years = 5
const yearsInSeconds = years * 365 * 24 * 60 * 60

/**
 * Fills the database of either engine by statements that make all rows of a table, as if after many years. Half the
 * history is about enquiries, a tenth of it was changed in batches of a hundred records, and a hundredth holds internal
 * notes. Of what has the size 0 there is none.
 */
export async function growDatabase({ db }: Backend, own: Partial<Size> = {}): Promise<void> {
  const size = { ...large, ...own }
  const [homes, people] = [Math.max(1, size.apartments), Math.max(1, size.clients)]
  const agents = (await db.read.selectFrom('user').select('id').orderBy('email').execute()).map(
    ({ id }) => id,
  )
  const now = new Date(db.now().setMilliseconds(0))
  const { name } = db.engine
  /** The moment of row `n` of `count`: the last one is `later` days from now. */
  const moment = (count: number, later = 0) => {
    const step = sql`(cast(n - ${sql.lit(count)} as bigint) * ${sql.lit(Math.floor((yearsInSeconds * 1000) / count))} / 1000
      + ${sql.lit(later * 86_400)})`
    return name === 'sqlite'
      ? sql<string>`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${sql.lit(now.toISOString())}, ${step} || ' seconds')`
      : sql<string>`to_char(timestamp ${sql.lit(now.toISOString().slice(0, 19))} + make_interval(secs => ${step}),
          'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
  }
  const day = (count: number, later = 0) => sql<string>`substr(${moment(count, later)}, 1, 10)`
  const agent = agents.length > 0 ? one(agents) : sql<null>`null`

  const rows = {
    apartments: () => {
      const at = moment(size.apartments)
      return {
        id: apartmentId,
        number: sql`'К' || (n / 2)`,
        entrance: sql`cast(1 + n % 2 as text)`,
        floor: sql`1 + n % 11`,
        type: one(['studio', '1-bedroom', '2-bedroom', '3-bedroom']),
        exposure: one(['south', 'east', 'west', 'southeast', 'north']),
        rooms: sql`1 + n % 4`,
        netArea: sql`30 + n % 90`,
        area: sql`40 + n % 100`,
        price: sql`case when n % 50 = 0 then 0 else 60000 + n * 7 % 90000 end`,
        status: sql`case when n % 3 = 0 then 'sold' when n % 7 = 0 then 'reserved' else 'available' end`,
        description: 'Светло жилище с изглед към морето, близо до плажа и до парка. '.repeat(3),
        hasTerrace: sql`n % 2`,
        features: JSON.stringify(['Климатик', 'Готова кухня']),
        images: '[]',
        internalNotes: sql`case when n % 10 = 0 then 'ключът е у домоуправителя' else '' end`,
        isDraft: 0,
        createdAt: at,
        updatedAt: at,
      }
    },
    parkingSpots: () => {
      const at = moment(size.parkingSpots)
      return {
        id: id('6', sql`n`),
        number: sql`'П' || n`,
        floor: one([-1, 1, 2]),
        type: one(['covered', 'uncovered', 'garage']),
        size: '2.5m x 5m',
        price: sql`7500 + n % 5 * 1000`,
        status: one(['available', 'available', 'sold']),
        internalNotes: '',
        createdAt: at,
        updatedAt: at,
      }
    },
    clients: () => {
      const at = moment(size.clients)
      const [name, phones, emails] = ['Посетител §', ['+35900§'], ['visitor§@example.com']]
      return {
        id: clientId(sql`n`),
        name: numbered(name),
        phones: numbered(JSON.stringify(phones)),
        emails: numbered(JSON.stringify(emails)),
        language: one(['bg', 'en', 'de', 'ro', 'ru']),
        source: one(['website', 'phone', 'visit']),
        agentId: agent,
        notes: '',
        searchText: numbered(clientSearchText({ name, phones, emails, notes: '' })),
        createdAt: at,
        updatedAt: at,
      }
    },
    clientKeys: () => ({
      clientId: clientId(sql`n`),
      kind: 'email',
      value: numbered('visitor§@example.com'),
    }),
    enquiries: () => {
      const sent = {
        name: 'Посетител §',
        email: 'visitor§@example.com',
        phone: '+359 000 000 000',
        message: 'Здравейте, интересувам се от ¤. '.repeat(3),
        apartmentNumber: '',
        about: '',
        wishedTime: '',
      }
      const wish = (text: string) =>
        sql<string>`replace(${numbered(text)}, '¤', case when n % 3 = 0 then 'паркомясто' else 'апартамент с изглед към морето' end)`
      const hasHome = sql`n % 2 = 1`
      return {
        ...newEnquiryWork,
        ...sent,
        id: enquiryId(sql`n`),
        name: numbered(sent.name),
        email: numbered(sent.email),
        message: wish(sent.message),
        apartmentNumber: sql`case when ${hasHome} then 'К' || (n % ${sql.lit(homes)} / 2) else '' end`,
        apartmentId: sql`case when ${hasHome} and n % 5 > 0 then ${homeOf(size)} end`,
        submissionId: id('b', sql`n`),
        submittedAt: moment(size.enquiries),
        language: one(['bg', 'bg', 'en', 'de']),
        sentQuickly: 0,
        isRead: sql`case when n % 3 = 0 then 0 else 1 end`,
        stage: one(['called', 'viewing', 'offer', 'refused', 'new', 'refused', 'reservation']),
        answeredAt: moment(size.enquiries),
        agentId: agent,
        nextCallOn: sql`case when n % 100 = 0 then ${day(size.enquiries, 3)} end`,
        clientId: clientId(sql`1 + n % ${sql.lit(people)}`),
        searchText: wish(enquirySearchText(sent)),
      }
    },
    enquiryNotes: () => ({
      id: id('c', sql`n`),
      enquiryId: enquiryId(sql`n`),
      at: moment(size.enquiries),
      authorId: 'user',
      authorName: 'Служител',
      text: 'Ще се обади пак.',
    }),
    reservations: () => {
      const isSold = sql`n % 3 = 0`
      const isRunning = sql`n % 25 = 1`
      const contractDate = day(size.reservations)
      return {
        ...newStanding,
        id: reservationId(sql`n`),
        apartmentId: apartmentId,
        parkingSpotIds: '[]',
        storeIds: '[]',
        buyerName: numbered('Купувач §'),
        buyerPhone: numbered('000 §'),
        buyerEmail: numbered('buyer§@example.com'),
        from: contractDate,
        until: day(size.reservations, 14),
        deposit: 1000,
        depositState: 'received',
        agreedPrice: 0,
        agentId: agent,
        notes: '',
        enquiryId: enquiryId(sql`n * 7`),
        state: sql`case when ${isSold} then 'sold' when ${isRunning} then 'running' else 'released' end`,
        finalPrice: sql`case when ${isSold} then 90000 end`,
        listPrice: sql`case when ${isSold} then 92000 end`,
        commissionRate: sql`case when ${isSold} then 200 end`,
        contractDate: sql`case when ${isSold} then ${contractDate} end`,
        endedAt: sql`case when not ${isRunning} then ${moment(size.reservations)} end`,
        clientId: clientId(sql`n`),
        createdAt: moment(size.reservations),
        updatedAt: moment(size.reservations),
      }
    },
    schedules: () => ({
      id: reservationId(sql`n * 3`),
      total: 9_000_000,
      instalments: sql`replace(replace(replace(${JSON.stringify([
        { id: '§a', moment: 'при подписване', amount: 1_800_000, dueOn: '¤', stage: 'none' },
        { id: '§b', moment: 'при Акт 14', amount: 5_400_000, dueOn: '¢', stage: 'none' },
        { id: '§c', moment: 'при Акт 16', amount: 1_800_000, dueOn: null, stage: 'none' },
      ])}, '§', cast(n * 3 as text)), '¤', ${day(size.reservations / 3)}), '¢', ${day(size.reservations / 3, 90)})`,
      createdAt: moment(size.reservations / 3),
      updatedAt: moment(size.reservations / 3),
    }),
    payments: () => ({
      id: id('e', sql`n`),
      dealId: reservationId(sql`n * 3`),
      instalmentId: sql`(n * 3) || 'a'`,
      paidOn: day(size.reservations / 3),
      amount: 1_800_000,
      way: 'bank',
      note: '',
      createdAt: moment(size.reservations / 3),
      updatedAt: moment(size.reservations / 3),
    }),
    viewings: () => {
      const startsAt = moment(size.viewings, 14)
      const isPast = sql`n < ${sql.lit(Math.floor(size.viewings * (1 - 14 / (365 * years))))}`
      return {
        id: id('f', sql`n`),
        day: day(size.viewings, 14),
        time: sql`substr(${startsAt}, 12, 5)`,
        minutes: 45,
        agentId: agents.length > 0 ? agent : 'user',
        apartmentId: homeOf(size),
        place: '',
        name: numbered('Посетител §'),
        phone: '000',
        email: numbered('visitor§@example.com'),
        language: 'bg',
        isMailed: 0,
        notes: '',
        enquiryId: enquiryId(sql`n * 2`),
        state: sql`case when not (${isPast}) then 'planned' when n % 2 = 0 then 'interested' else 'uninterested' end`,
        outcome: '',
        startsAt,
        endsAt: startsAt,
        clientId: clientId(sql`1 + n % ${sql.lit(people)}`),
        createdAt: startsAt,
        updatedAt: startsAt,
      }
    },
    mails: () => ({
      id: id('a', sql`n`),
      kind: 'reply',
      key: numbered('mail §'),
      recipient: numbered('visitor§@example.com'),
      message: '{}',
      createdAt: sql`${sql.lit(now.getTime())} - n * 1000`,
      dueAt: sql`${sql.lit(now.getTime())} + 86400000 + n`,
      attempts: 8,
      error: 'Connection refused',
      failedAt: sql`${sql.lit(now.getTime())} - n * 1000`,
    }),
    media: () => ({
      id: id('5', sql`n`),
      name: numbered('Снимка §.jpg'),
      url: numbered('/files/media/§.jpg'),
      type: 'image',
      size: 100_000,
      storagePath: numbered('media/§.jpg'),
      uploadedAt: moment(size.files),
    }),
    pictures: () => ({ path: numbered('media/§.jpg'), width: 800, height: 600, placeholder: '' }),
  } satisfies { [Table in keyof Tables]?: () => { [Column in keyof Tables[Table]]?: unknown } }

  const counts: Record<keyof typeof rows, number> = {
    ...size,
    clientKeys: size.clients,
    enquiryNotes: size.enquiries,
    schedules: Math.floor(size.reservations / 3),
    payments: Math.floor(size.reservations / 3),
    media: size.files,
    pictures: size.files,
  }
  const published = [
    'apartments',
    'parkingSpots',
    'clients',
    'enquiries',
    'reservations',
    'viewings',
  ] as const
  await db.write([...published], async (trx) => {
    for (const [table, row] of Object.entries(rows)) {
      const count = counts[table as keyof typeof rows]
      if (count > 0) await multiply(trx, table, count, row())
    }
  })
  if (size.changes > 0)
    await db.write('settings', (trx) => addChanges(trx, size.changes, moment(size.changes)))
  await (db.engine.optimize?.() ?? sql`analyze`.execute(db.engine.writer))
}

async function addChanges(trx: OpenTransaction, count: number, at: RawBuilder<string>): Promise<void> {
  const notes = (text: string) => sql.lit(`{"internalNotes":{"from":"","to":"${text}"}}`)
  await multiply(trx, 'changes', count, {
    // In no order, as ids are.
    id: sql`(cast(n as bigint) * 7919 % 1000003) || '-' || n`,
    at,
    actorKind: sql`case when n % 2 = 1 then 'visitor' else 'admin' end`,
    actorId: sql`case when n % 2 = 1 then 'visitor' else 'user' || (n % 7) end`,
    actorName: sql`'Служител ' || (n % 7)`,
    collection: sql`case when n % 2 = 1 then 'enquiries' else 'apartments' end`,
    recordId: sql`case when n % 2 = 1 then ${enquiryId(sql`1 + n % 100000`)} else ${id('8', sql`1 + n % 5000`)} end`,
    revision: sql`n / 5000 + 2`,
    kind: sql`case when n % 4 = 1 then 'added' else 'revised' end`,
    fields: sql`case when n = 100 then ${notes(namedInHistory)} when n % 100 = 0 then ${notes('ключът е на рецепцията')}
      when n % 4 = 1 then '{"stage":{"to":"new"}}' when n % 4 = 3 then '{"stage":{"from":"new","to":"called"}}'
      else '{"price":{"from":90000,"to":91000}}' end`,
    batch: sql`case when n % 1000 < 100 then 'batch' || (n / 1000) end`,
  })
}

/** Inserts rows with these columns; expressions among them may name the row's number `n`, from 1. */
async function multiply(
  trx: OpenTransaction,
  table: string,
  count: number,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = 'revision' in row || !revised.has(table) ? row : { revision: 1, ...row }
  const values = Object.values(columns).map((value) =>
    isExpression(value) ? value : sql.lit(value as string | number | null),
  )
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${sql.join(values)} from (
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(count)})
      select n from counted) as numbers`.execute(trx)
}

const revised = new Set([
  ...[
    'apartments',
    'parkingSpots',
    'clients',
    'enquiries',
    'reservations',
    'schedules',
    'payments',
    'viewings',
  ],
  'media',
])

function isExpression(value: unknown): value is RawBuilder<unknown> {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value
}

/** The text with the row's number in place of „§“. */
function numbered(text: string): RawBuilder<string> {
  return sql<string>`replace(${sql.lit(text)}, '§', cast(n as text))`
}

/** Each row's own of these values, in turn. */
function one<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  const cases = values.map((value, at) => sql`when ${sql.lit(at)} then ${sql.lit(value)}`)
  return sql<Value>`case n % ${sql.lit(values.length)} ${sql.join(cases, sql` `)} end`
}

function id(kind: string, number: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`${sql.lit(`00000000-0000-4000-${kind}000-`)} || substr(cast(1000000000000 + ${number} as text), 2)`
}

const recordId = (kind: string, number: number) =>
  `00000000-0000-4000-${kind}000-${String(number).padStart(12, '0')}`

/** A record of each kind, for the pages that show one. */
export const grownIds = {
  apartments: recordId('8', 77),
  clients: recordId('7', 5),
  contacts: recordId('d', 77),
  deals: recordId('9', 9),
  payments: recordId('e', 1),
  reservations: recordId('9', 26),
  viewings: recordId('f', 10),
}

const apartmentId = id('8', sql`n`)
const enquiryId = (number: RawBuilder<unknown>) => id('d', number)
const reservationId = (number: RawBuilder<unknown>) => id('9', number)
const clientId = (number: RawBuilder<unknown>) => id('7', number)
const homeOf = ({ apartments }: Size) => id('8', sql`1 + n % ${sql.lit(Math.max(1, apartments))}`)
