import { expect } from 'vitest'
import { findApartment } from '../../backend/data/apartments.ts'
import { type HttpResponse, postForm, putFile } from './send-request.ts'
import { administrator, type Site } from './site.ts'
import { testImage } from './stocked-building.ts'
import { storedContent } from './stored-content.ts'

/** Sends one write of each kind that people make. */
export async function makeWrites(url: string, site: Site): Promise<Record<string, HttpResponse>> {
  const { apartmentId } = site.building
  const headers = { cookie: site.cookie }
  const revision = await site.withBackend(async ({ db }) => (await findApartment(db, apartmentId))?.revision)
  const status = { id: apartmentId, revision: String(revision), status: 'reserved' }
  const enquiry = { name: 'Проба', email: 'proba@example.com', message: 'Има ли свободни?' }
  return {
    status: await postForm(`${url}/admin/apartments`, status, headers),
    enquiry: await postForm(`${url}/contact`, enquiry),
    upload: await putFile(`${url}/admin/uploads/media`, site.cookie, await testImage(300, 200)),
    'sign-in': await postForm(`${url}/admin/login`, administrator),
  }
}

/** Asserts that each write gets a Bulgarian message and that nothing is stored. */
export async function expectWritesRefused(url: string, site: Site, kinds?: string[]): Promise<void> {
  const before = await site.withBackend(storedContent)
  const responses = await makeWrites(url, site)
  for (const [kind, response] of Object.entries(responses)) {
    const { status, text } = response
    if (kinds && !kinds.includes(kind)) continue
    if (kind === 'enquiry' || kind === 'sign-in') expectLater(kind, response)
    expect(status, `${kind}: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
    expect(text, kind).toMatch(/Грешка|Възникна|не успя|неуспеш|място|опитайте/i)
  }
  if (!kinds) expect(await site.withBackend(storedContent)).toEqual(before)
}

/** Asserts that a form that people send is refused for now, in words that say so. */
function expectLater(kind: string, { status, headers, text }: HttpResponse): void {
  expect([status, text], kind).toEqual([503, expect.stringMatching(/не може да запи/)])
  expect(headers['retry-after'], kind).toMatch(/^\d+$/)
}

export async function expectWritesWork(url: string, site: Site): Promise<void> {
  const responses = await makeWrites(url, site)
  for (const [kind, { status, text }] of Object.entries(responses))
    expect(status, `${kind}: ${text.slice(0, 300)}`).toBeLessThan(400)
}
