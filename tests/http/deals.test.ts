import { request as requests } from '@playwright/test'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { addApartment } from '../../backend/data/apartments.ts'
import { listPaymentsOf } from '../../backend/data/deals/payment-rows.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { listPapersOf, listPaperTemplates } from '../../backend/data/papers/papers.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { docxOf } from '../docx-of.ts'
import { expect, test } from './fixtures.ts'

async function aSale({ db }: Backend, number: string, agentId: string | null = null) {
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number })
  const buyer = { buyerName: `Купувач на ${number}`, buyerPhone: '0888 000 000' }
  const term = { from: '2026-11-10', until: '2099-11-20', agentId }
  const { id, revision } = await addReservation(db, { ...newReservation, apartmentId, ...buyer, ...term })
  await sellReservation(db, id, revision, { finalPrice: 50_000, contractDate: '2026-11-18' })
  const [instalment] = (await findSchedule(db, id))?.instalments ?? []
  return { id, instalment: instalment?.id ?? '' }
}

/** Added by whichever test comes first: all of them share a site. */
async function theAgent(backend: Backend) {
  const find = async () => (await listUsers(backend.db)).find(({ email }) => email === agentCredentials.email)
  if (!(await find())) await addTestUser(backend)
  return find()
}

test('an agent reads own deals only, and changes no money', async ({ site }) => {
  const { backend } = site
  const agent = await theAgent(backend)
  const own = await aSale(backend, 'С1', agent?.id)
  const other = await aSale(backend, 'С2')
  const cookie = await signedIn(backend, agentCredentials)
  const request = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  const list = await (await request.get('/admin/deals')).text()
  expect([list.includes('Купувач на С1'), list.includes('Купувач на С2')]).toEqual([true, false])
  expect((await request.get(`/admin/deals/${own.id}`)).status()).toBe(200)
  const closed = await request.get(`/admin/deals/${other.id}`)
  expect([closed.status(), (await closed.text()).includes('Купувач на С2')]).toEqual([403, false])
  const form = { instalmentId: own.instalment, amount: '1', paidOn: '2026-11-18', way: 'cash', revision: '0' }
  for (const path of ['pay', 'schedule'])
    expect((await request.post(`/admin/deals/${own.id}/${path}`, { form })).status()).toBe(403)
  expect((await request.post(`/admin/deals/${own.id}`, { form: {} })).status()).toBe(403)
  expect(await listPaymentsOf(backend.db, own.id)).toEqual([])
  await request.dispose()
})

test('a payment is recorded, corrected and deleted; odd values get a 4xx and store nothing', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { id, instalment } = await aSale(site.backend, 'С3')
  const url = `/admin/deals/${id}/pay`
  const form = { instalmentId: instalment, amount: '20 000,50', paidOn: '2026-11-18', way: 'bank', note: '' }
  const send = async (change: Record<string, string>) => {
    const all = { ...form, id: crypto.randomUUID(), revision: '0', ...change }
    return (await adminRequest.post(`${url}.data`, { form: all })).status()
  }
  for (const [change, status] of [
    [{ amount: '0' }, 400],
    [{ amount: '-5' }, 400],
    [{ amount: '1e9' }, 400],
    [{ amount: '50 000,01' }, 409],
    [{ paidOn: '2199-01-01' }, 400],
    [{ paidOn: 'утре' }, 400],
    [{ way: 'barter' }, 400],
    [{ instalmentId: 'x' }, 409],
    [{ note: 'x'.repeat(501) }, 400],
    [{ dealId: 'other' }, 400],
  ] as const)
    expect([change, await send(change)]).toEqual([change, status])
  expect(await listPaymentsOf(db, id)).toEqual([])
  const twice = { ...form, id: crypto.randomUUID(), revision: '0' }
  for (let times = 0; times < 2; times++)
    expect((await adminRequest.post(url, { form: twice, maxRedirects: 0 })).status()).toBe(302)
  const [payment, ...more] = await listPaymentsOf(db, id)
  expect([payment?.amount, more]).toEqual([2_000_050, []])
  const own = `/admin/payments/${payment?.id}`
  expect(await (await adminRequest.get(`/admin/deals/${id}`)).text()).toContain('Капаро')
  const corrected = { ...form, amount: '10', revision: '1' }
  expect((await adminRequest.post(own, { form: corrected, maxRedirects: 0 })).status()).toBe(302)
  expect((await adminRequest.post(own, { form: corrected, maxRedirects: 0 })).status()).toBe(409)
  expect((await adminRequest.delete(`${own}.data`)).ok()).toBe(true)
  expect(await listPaymentsOf(db, id)).toEqual([])
  for (const missing of [
    '/admin/deals/x',
    '/admin/deals/x/pay',
    '/admin/deals/x/schedule',
    '/admin/payments/x',
  ])
    expect((await adminRequest.get(missing)).status()).toBe(404)
})

test('documents of a deal are sent to those who may read it, and never by /files', async ({
  site,
  adminRequest,
  request: visitor,
}) => {
  const { backend } = site
  const { db } = backend
  const agent = await theAgent(backend)
  const own = await aSale(backend, 'С4', agent?.id)
  const other = await aSale(backend, 'С5')
  const xml =
    '<w:document xmlns:w="http://w"><w:body><w:p><w:r><w:t>{купу</w:t></w:r><w:r><w:t>вач}: {цена} {луна}</w:t></w:r></w:p></w:body></w:document>'
  const upload = (url: string, name: string, body: Uint8Array) =>
    adminRequest.put(url, {
      data: Buffer.from(body),
      headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': encodeURIComponent(name) },
    })
  const docx = docxOf({ 'word/document.xml': xml })
  const uploaded = await upload('/admin/uploads/paperTemplate?kind=preliminary', 'Договор.docx', docx)
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  expect(
    (await upload('/admin/uploads/paperTemplate?kind=offer', 'x.docx', strToU8('<html>'))).status(),
  ).toBe(415)
  expect(await (await adminRequest.get('/admin/documents')).text()).toContain('{луна}')
  const [template] = await listPaperTemplates(db)
  const cookie = await signedIn(backend, agentCredentials)
  const asAgent = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  const form = { template: template?.id ?? '' }
  const made = await asAgent.post(`/admin/deals/${own.id}/papers`, { form, maxRedirects: 0 })
  expect(made.status()).toBe(302)
  expect((await asAgent.post(`/admin/deals/${other.id}/papers`, { form })).status()).toBe(403)
  expect(
    (await adminRequest.post(`/admin/deals/${other.id}/papers.data`, { form: { template: 'x' } })).status(),
  ).toBe(404)
  await adminRequest.post(`/admin/deals/${other.id}/papers`, { form, maxRedirects: 0 })
  const [[mine], [theirs]] = [await listPapersOf(db, own.id), await listPapersOf(db, other.id)]
  const url = `/admin/deals/${own.id}/papers/${mine?.id}`
  const sent = await asAgent.get(url)
  expect([sent.status(), sent.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(sent.headers()['content-disposition']).toMatch(/^attachment; filename="Dogovor.*\.docx"/)
  const text = strFromU8(unzipSync(await sent.body())['word/document.xml'] ?? new Uint8Array())
  expect(text.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain(
    'Купувач на С4: 50 000 € {луна}',
  )
  expect((await asAgent.get(`/admin/deals/${other.id}/papers/${theirs?.id}`)).status()).toBe(403)
  // A document is asked for by its own deal only.
  expect((await asAgent.get(`/admin/deals/${own.id}/papers/${theirs?.id}`)).status()).toBe(404)
  expect((await asAgent.delete(`${url}.data`)).status()).toBe(403)
  for (const stored of [mine?.url, template?.url])
    for (const client of [visitor, adminRequest]) expect((await client.get(stored ?? '')).status()).toBe(404)
  expect((await visitor.get(url, { maxRedirects: 0 })).status()).toBe(302)
  expect((await adminRequest.delete(`${url}.data`)).ok()).toBe(true)
  expect((await adminRequest.get(url)).status()).toBe(404)
  await asAgent.dispose()
})
