import { Readable } from 'node:stream'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { listPaymentsOf } from '../../backend/data/deals/payment-rows.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { addPaper, addPaperTemplate, listPapersOf } from '../../backend/data/papers/papers.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { paperPath, storedUrl } from '../../domain/files/stored-path.ts'
import { docxType } from '../../domain/paper/paper.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const secret = 'Таен Купувач'

/** A running reservation and a sale with a payment and a document, all of one agent. */
async function dealsOf(backend: Backend, agentId: string) {
  const { db, files } = backend
  const reserve = async (number: string) => {
    const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number })
    const buyer = { buyerName: secret, buyerPhone: '0888 000 041', notes: secret }
    const term = { from: '2026-11-10', until: '2099-11-20' }
    return addReservation(db, { ...newReservation, apartmentId, ...buyer, ...term, agentId })
  }
  const [running, sale] = [await reserve('О1'), await reserve('О2')]
  await sellReservation(db, sale.id, sale.revision, { finalPrice: 50_000, contractDate: '2026-11-18' })
  const [instalment] = (await findSchedule(db, sale.id))?.instalments ?? []
  const payment = await addPayment(db, sale.id, {
    ...{
      instalmentId: instalment?.id ?? '',
      amount: 100_00,
      paidOn: '2026-11-18',
      way: 'bank',
      note: secret,
    },
  })
  const path = paperPath(sale.id, '1700000000000_000001', '.docx')
  await files.put(path, Readable.from([Buffer.from(secret)]), { contentType: docxType, metadata: {} })
  const about = { kind: 'preliminary', name: `${secret}.docx`, contentType: docxType } as const
  const paper = await addPaper(db, { ...about, dealId: sale.id, url: storedUrl(path), size: 20 })
  const template = await addPaperTemplate(db, {
    ...{ kind: 'offer', name: 'Оферта', url: storedUrl(path), size: 20 },
  })
  return { running, sale, instalment: instalment?.id ?? '', payment, paper, template }
}

async function clientOf(url: string, cookie: string): Promise<APIRequestContext> {
  return requests.newContext({ baseURL: url, extraHTTPHeaders: { cookie } })
}

test('another agent’s deal is closed to reading and to every hand-made change', async ({ site }) => {
  const { backend } = site
  const { db } = backend
  const owner = await addTestUser(backend, { ...agentCredentials, email: 'owner@example.com' })
  await addTestUser(backend)
  const { running, sale, instalment, payment, paper, template } = await dealsOf(backend, owner)
  const agent = await clientOf(site.url, await signedIn(backend, agentCredentials))
  const state = async () =>
    JSON.stringify([
      await findReservation(db, running.id),
      await findReservation(db, sale.id),
      await findSchedule(db, sale.id),
      await listPaymentsOf(db, sale.id),
      await listPapersOf(db, sale.id),
    ])
  const before = await state()
  const { revision = 0 } = (await findReservation(db, running.id)) ?? {}
  const deal = `/admin/deals/${sale.id}`
  const reservation = `/admin/reservations/${running.id}`
  const typed = { buyerName: 'Друг', buyerPhone: '0888 000 042', from: '2026-11-10', until: '2099-11-21' }
  const paid = { instalmentId: instalment, amount: '1', paidOn: '2026-11-18', way: 'cash', note: '' }
  const reason = { releaseReason: 'mistake', depositState: 'none', releaseNote: '' }
  const requested: [method: string, url: string, form?: Record<string, string>][] = [
    ['GET', deal],
    ['POST', deal, {}],
    ['GET', `${deal}/schedule`],
    ['POST', `${deal}/schedule`, { revision: '1', 'instalments[0].amount': '50000' }],
    ['GET', `${deal}/pay`],
    ['POST', `${deal}/pay`, { ...paid, id: crypto.randomUUID(), revision: '0' }],
    ['GET', '/admin/payments'],
    [
      'POST',
      '/admin/payments',
      { id: crypto.randomUUID(), dealId: sale.id, instalmentId: instalment, rest: '100' },
    ],
    ['GET', `/admin/payments/${payment.id}`],
    ['POST', `/admin/payments/${payment.id}`, { ...paid, revision: '1' }],
    ['DELETE', `/admin/payments/${payment.id}`],
    ['GET', '/admin/payments/export?of=forecast'],
    ['GET', '/admin/payments/stage'],
    [
      'POST',
      '/admin/payments/stage',
      { stage: 'act-15', day: '2026-11-18', termDays: '0', seen: '0'.repeat(32) },
    ],
    ['POST', `${deal}/papers`, { template: template.id }],
    ['GET', `${deal}/papers/${paper.id}`],
    ['DELETE', `${deal}/papers/${paper.id}`],
    ['POST', reservation, { ...typed, revision: String(revision) }],
    ['DELETE', reservation],
    ['POST', `${reservation}/extend`, { until: '2099-12-01', revision: String(revision) }],
    ['POST', `${reservation}/release`, { ...reason, revision: String(revision) }],
    [
      'POST',
      `${reservation}/sell`,
      { finalPrice: '1', contractDate: '2026-11-18', revision: String(revision) },
    ],
    ['POST', `${reservation}/resume`, { until: '2099-12-01', revision: String(revision) }],
    ['POST', `${reservation}/discount`, { decision: 'approve', revision: String(revision), note: '' }],
    [
      'POST',
      `/admin/reservations/${sale.id}/sell`,
      { finalPrice: '1', contractDate: '2026-11-18', revision: '2' },
    ],
  ]
  const send = async (method: string, target: string, form?: Record<string, string>) => {
    const response = await agent.fetch(target, { method, ...(form && { form }), maxRedirects: 0 })
    const what = `${method} ${target}: ${response.status()}`
    expect([403, 404], what).toContain(response.status())
    expect((await response.text()).includes(secret), what).toBe(false)
  }
  await Promise.all(
    requested.flatMap(([method, url, form]) => [
      send(method, url, form),
      send(method, url.includes('?') ? url.replace('?', '.data?') : `${url}.data`, form),
    ]),
  )
  const scan = await agent.put(`/admin/uploads/dealScan?dealId=${sale.id}`, {
    data: Buffer.from('%PDF-1.4'),
    headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'scan.pdf' },
  })
  expect(scan.status()).toBe(403)
  // The list, the search and the day of an agent leave other agents' deals out.
  for (const url of ['/admin/deals', `/admin/deals?q=${encodeURIComponent('О2')}`, '/admin/today'])
    expect((await (await agent.get(url)).text()).includes(secret), url).toBe(false)
  expect(await state()).toBe(before)
  await agent.dispose()
})

test('of two administrators at once, each change of a deal is carried out for one', async ({
  site,
  adminRequest,
}) => {
  const { backend } = site
  const { db } = backend
  const owner = await addTestUser(backend, { ...agentCredentials, email: 'third@example.com' })
  const { sale, instalment } = await dealsOf(backend, owner)
  const rest = { dealId: sale.id, instalmentId: instalment, rest: String(50_000_00 - 100_00) }
  const pay = () => adminRequest.post('/admin/payments.data', { form: { ...rest, id: crypto.randomUUID() } })
  const statuses = (await Promise.all([pay(), pay(), pay()])).map((response) => response.status())
  expect(statuses.toSorted()).toEqual([200, 422, 422])
  expect(await listPaymentsOf(db, sale.id)).toHaveLength(2)

  const save = (moment: string) => {
    const line = { id: instalment, moment, amount: '50000', dueOn: '2026-12-01', stage: 'none' }
    const fields = Object.entries(line).map(([name, value]) => [`instalments[0].${name}`, value])
    const form = { revision: '1', ...Object.fromEntries(fields) }
    return adminRequest.post(`/admin/deals/${sale.id}/schedule`, { form, maxRedirects: 0 })
  }
  const saved = await Promise.all(['при акта', 'при нотариуса'].map(save))
  expect(saved.map((response) => response.status()).toSorted()).toEqual([302, 409])
  expect((await findSchedule(db, sale.id))?.revision).toBe(2)
})
