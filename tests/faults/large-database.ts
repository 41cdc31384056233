import { sql } from 'kysely'
import type { Database } from '../../backend/data/database.ts'
import type { OpenTransaction } from '../../backend/data/engine.ts'
import type { Backend } from '../../backend/open.ts'
import { addManyEnquiries } from '../bench/many-enquiries.ts'

const large = { changes: 1_000_000, apartments: 5_000, enquiries: 100_000, reservations: 5_000 }

/**
 * This address is in one of the oldest changes of the history, where a search for personal data must find it.
 */
export const namedInHistory = 'ivan.petrov@example.com'

/**
 * Fills the database as if after many years in a large building, by SQL that only SQLite understands. Half the
 * history is about enquiries, a tenth was changed in batches of a hundred records, and a hundredth holds
 * internal notes.
 */
export async function growDatabase(backend: Backend, size = large): Promise<void> {
  const { db } = backend
  await addManyEnquiries(backend, size.enquiries)
  await db.write(['apartments', 'reservations'], async (trx) => {
    await addApartments(trx, size.apartments)
    await addReservations(trx, size.reservations)
  })
  await addChanges(db, size.changes)
}

async function addApartments(trx: OpenTransaction, count: number): Promise<void> {
  await sql`
    insert into apartments
    select printf('00000000-0000-4000-8000-%012d', n), 1, 'К' || n, 1 + n % 2, 1 + n % 10, null,
      type, exposure, rooms, "netArea", area, 60000 + n * 7 % 90000, iif(n % 3, 'available', 'sold'), description,
      "hasTerrace", features, '[]', null, null, iif(n % 10, '', 'ключът е у домоуправителя'), "createdAt", "updatedAt"
    from ${upTo(count)}, (select * from apartments limit 1)`.execute(trx)
}

async function addReservations(trx: OpenTransaction, count: number): Promise<void> {
  await sql`
    insert into reservations (id, revision, "apartmentId", "parkingSpotIds", "buyerName", "buyerPhone", "buyerEmail",
      "from", until, deposit, notes, state, "finalPrice", "contractDate", "endedAt", "createdAt", "updatedAt")
    select printf('00000000-0000-4000-9000-%012d', n), 1, printf('00000000-0000-4000-8000-%012d', n), '[]',
      'Купувач ' || n, '000 ' || n, 'buyer' || n || '@example.com', '2024-01-01', '2024-02-01', 1000, 'с паркомясто',
      iif(n % 3, 'released', 'sold'), 90000, '2024-01-15', '2024-01-15T10:00:00.000Z',
      strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', n || ' minutes'), '2024-01-15T10:00:00.000Z'
    from ${upTo(count)}`.execute(trx)
}

async function addChanges(db: Database, count: number): Promise<void> {
  const notes = (text: string) => `{"internalNotes":{"from":"","to":"${text}"}}`
  await db.transaction((trx) =>
    sql`
      insert into changes (id, at, "actorKind", "actorId", "actorName", collection, "recordId", revision, kind, fields,
        batch)
      select printf('%08x-0000-4000-a000-%012d', n * 2654435761 & 0xffffffff, n),
        strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', (n * 3) || ' minutes'),
        iif(n % 2, 'visitor', 'admin'), iif(n % 2, 'visitor', 'user' || (n % 7)), 'Служител ' || (n % 7),
        iif(n % 2, 'enquiries', 'apartments'),
        printf('00000000-0000-4000-8000-%012d', n % 5000), n / 5000 + 2, iif(n % 2, 'added', 'revised'),
        case when n = 100 then ${notes(namedInHistory)} when n % 100 = 0 then ${notes('ключът е на рецепцията')}
          when n % 2 then '{"stage":{"to":"new"}}' else '{"price":{"from":90000,"to":91000}}' end,
        iif(n % 1000 < 100, 'batch' || (n / 1000), null)
      from ${upTo(count)}`.execute(trx),
  )
}

function upTo(count: number) {
  return sql`(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count})
    select n from counted)`
}
