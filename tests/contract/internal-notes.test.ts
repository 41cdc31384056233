import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { findApartment, updateApartment } from '../../backend/data/apartments.ts'
import { findParkingSpotWithNotes, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, signedIn } from '../an-agent.ts'
import { adminUrlsByPattern, dataUrlOf } from '../faults/admin-urls.ts'
import { type HttpResponse, postForm, sendRequest } from '../faults/send-request.ts'
import { administrator } from '../faults/site.ts'
import { stockBuilding } from '../faults/stocked-building.ts'
import { newMigratedFolder } from '../migrated-folder.ts'
import { serveApp } from './served-app.ts'

const folder = await newMigratedFolder('sgrada-notes-')
const backend = await openBackend(readConfig({ DATA_DIR: folder, DEMO: 'off' }), { exclusive: true })
const site = await serveApp(backend)
const building = await stockBuilding(backend)

afterAll(async () => {
  await site.close()
  await backend.close()
  rmSync(folder, { recursive: true })
})

/** A word that occurs in internal notes only: in the current ones, and in earlier ones in the history. */
const note = 'ключарят'
const wanted = { number: 'НОТ-77', internalNotes: `${note} идва в петък` }

await addTestUser(backend)
await backend.auth.setAdmin(administrator)
const agent = await signedIn(backend)
const admin = await signedIn(backend, administrator)

const { db } = backend
const apartment = await findApartment(db, building.apartmentId)
if (!apartment) throw new Error('there is no apartment')
for (const notes of [`${note} е бил`, wanted.internalNotes]) {
  const { revision } = (await findApartment(db, apartment.id)) ?? apartment
  await updateApartment(db, apartment.id, revision, {
    ...newApartment(defaultBuilding),
    ...wanted,
    internalNotes: notes,
  })
  const spot = await findParkingSpotWithNotes(db, building.parkingSpotId)
  if (!spot) throw new Error('there is no parking spot')
  await updateParkingSpot(db, spot.id, spot.revision, { ...spot, ...wanted, internalNotes: notes })
}
const reservation = await addReservation(db, {
  ...newReservation,
  apartmentId: apartment.id,
  buyerName: 'Купувач',
  from: '2026-11-10',
  until: '2026-11-20',
})

/** All URLs except the live stream, which never ends and only says that something has changed. */
const urls = [
  ...adminUrlsByPattern(building)
    .filter(({ pattern }) => pattern !== '/admin/live-changes')
    .map(({ pattern, url }) =>
      pattern.startsWith('/admin/reservations/:id') ? url.replace(building.enquiryId, reservation.id) : url,
    ),
  `/admin/apartments?q=${encodeURIComponent(note)}`,
  `/admin/parking?q=${encodeURIComponent(note)}`,
  `/admin/find?q=${encodeURIComponent(note)}`,
  `/admin/contacts?q=${encodeURIComponent(note)}`,
  `/admin/reservations?q=${encodeURIComponent(note)}`,
  `/admin/reservations/new?apartment=${apartment.id}`,
  `/admin/apartments/${apartment.id}?back=/admin/grid`,
  `/apartments/${apartment.id}`,
  `/apartments/${apartment.id}/card.pdf`,
  '/price-list.pdf',
]

const bodyOf = ({ bytes, headers }: HttpResponse) => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
/** The note itself, and as JSON and URLs encode it. */
const spellings = [
  note,
  encodeURIComponent(note),
  JSON.stringify(note)
    .replace(/[^\x20-\x7e]/g, escaped)
    .slice(1, -1),
]
function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
/** Searches are left out: this test searches for the note's text, and the page repeats what was searched for. */
const revealsNotes = (url: string, response: HttpResponse) =>
  !url.includes('?q=') && spellings.some((spelling) => bodyOf(response).includes(spelling))

const findNotesAs = async (cookie: string) => {
  const revealing: string[] = []
  for (const url of urls)
    for (const target of [url, dataUrlOf(url)]) {
      const response = await sendRequest(site.url + target, { headers: { cookie } })
      if (revealsNotes(url, response)) revealing.push(target)
      if (response.status >= 500) revealing.push(`${target}: ${response.status}`)
    }
  return revealing
}

test('an agent finds internal notes at no URL of the admin area or the public site', async () => {
  expect(await findNotesAs(agent)).toEqual([])
  // An administrator does see the notes, which proves that the search above would have found them.
  expect((await findNotesAs(admin)).length).toBeGreaterThan(8)
})

test('an agent cannot find out the text of internal notes by searching', async () => {
  const isFound = async (list: string, cookie: string) =>
    bodyOf(
      await sendRequest(`${site.url}${list}.data?q=${encodeURIComponent(note)}`, { headers: { cookie } }),
    )
      .toString()
      .includes(wanted.number)
  for (const list of ['/admin/apartments', '/admin/parking']) {
    expect(await isFound(list, agent), list).toBe(false)
    expect(await isFound(list, admin), list).toBe(true)
  }
})

test("an agent learns nothing of them by sending forbidden requests, or by conflicts with other people's changes", async () => {
  for (const url of urls) {
    if (url === '/admin/sign-out') continue
    for (const target of [url, dataUrlOf(url)]) {
      const form = { id: apartment.id, revision: '1', status: 'sold', number: wanted.number, values: '{}' }
      const response = await postForm(site.url + target, form, { cookie: agent })
      expect.soft(revealsNotes(url, response), `${target}: ${response.status}`).toBe(false)
    }
  }
})
