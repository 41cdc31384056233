import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import { addEnquiry, deleteEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { addEnquiryNote } from '../../backend/data/enquiries/enquiry-work.ts'
import { migrations } from '../../backend/data/migrations/index.ts'
import { eraseExpired } from '../../backend/data/personal-data/erase-expired.ts'
import { deletePersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { saveRetention } from '../../backend/data/settings.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { anEnquiry } from './an-enquiry.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-bytes-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'data-'))
})

const open = () => openBackend(readConfig({ DATA_DIR: folder, DEMO: 'off' }), { exclusive: true })

/** A character that occurs nowhere else, to be found even in the search index, which stores trigrams. */
const rare = '𝌇'
const person = {
  name: `Теменуга ${rare}𝌈𝌉 Чавдарова`,
  email: 'temenuga@forgotten.example',
  phone: '+359 877 654 321',
  message: `Търся двустаен с изглед към морето. ${'Моля, пишете ми. '.repeat(600)}`,
}
const traces = [
  rare,
  'Теменуга',
  'теменуга',
  'temenuga',
  '877654321',
  '877 654 321',
  'Търся двустаен',
  'Носи дете',
]

/** Another process reads the file, as a process that has the database open must not open its file a second time. */
function tracesLeft(): string[] {
  return ['sgrada.sqlite', 'sgrada.sqlite-wal'].flatMap((name) => {
    const file = join(folder, name)
    const bytes = existsSync(file) ? execFileSync('cat', [file], { maxBuffer: 2 ** 28 }) : Buffer.alloc(0)
    return traces.filter((trace) => bytes.includes(trace)).map((trace) => `${name}: ${trace}`)
  })
}

async function fillIn({ db }: Backend) {
  for (let number = 0; number < 20; number++)
    await addEnquiry(db, { ...anEnquiry, name: `Посетител ${number}` })
  const enquiry = await addEnquiry(db, { ...anEnquiry, ...person })
  await addEnquiryNote(db, enquiry.id, 'Носи дете')
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number: '1' })
  const { id } = await addReservation(db, {
    ...newReservation,
    apartmentId,
    buyerName: person.name,
    buyerPhone: person.phone,
    buyerEmail: person.email,
    notes: 'Носи дете',
    from: '2026-11-10',
    until: '2026-11-20',
  })
  await releaseReservation(db, id, 1)
  return enquiry
}

test('deleted personal data is not in the bytes of the database and its log', async () => {
  const backend = await open()
  await fillIn(backend)
  expect(tracesLeft().length).toBeGreaterThan(traces.length / 2)
  await deletePersonalData(backend.db, parsePerson(person.email) ?? { phones: [] })
  expect(tracesLeft()).toEqual([])
  await backend.close()
  expect(tracesLeft()).toEqual([])
})

test('nor is what is older than the retention, nor a deleted enquiry', async () => {
  const backend = await open()
  await fillIn(backend)
  await saveRetention(backend.db, 0, { months: 6 })
  await eraseExpired(backend.db, new Date(Date.now() + 400 * 24 * 60 * 60 * 1000))
  expect(tracesLeft()).toEqual([])
  const { id } = await addEnquiry(backend.db, { ...anEnquiry, ...person })
  expect(tracesLeft()).not.toEqual([])
  await deleteEnquiry(backend.db, id)
  expect(tracesLeft()).toEqual([])
  await backend.close()
})

test('the upgrade erases what an earlier release has deleted', async () => {
  const file = join(folder, 'sgrada.sqlite')
  const before = openSqlite(file)
  const earlier = Object.entries(migrations('sqlite')).filter(([name]) => name < '019')
  const provider = { getMigrations: async () => Object.fromEntries(earlier) }
  expect((await new Migrator({ db: before.writer, provider }).migrateToLatest()).error).toBeUndefined()
  await before.close()
  // Earlier releases used SQLite's default, which leaves deleted bytes in the file.
  const database = new DatabaseSync(file)
  database.exec('PRAGMA secure_delete = OFF')
  const add = database.prepare('insert into pictures (path, width, height, placeholder) values (?, 1, 1, ?)')
  for (let row = 0; row < 50; row++) add.run(`media/${row}`, person.message)
  database.exec('delete from pictures')
  database.close()
  expect(tracesLeft()).not.toEqual([])
  await (await open()).close()
  expect(tracesLeft()).toEqual([])
})
