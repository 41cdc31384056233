import { request as requests } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { addSale } from '../../backend/data/reservations/add-reservation.ts'
import { getReservation } from '../../backend/data/reservations/queries.ts'
import { findUser, findUserByEmail } from '../../backend/data/users/find-users.ts'
import { setCommissionRate } from '../../backend/data/users/users.ts'
import type { Backend } from '../../backend/open.ts'
import { readTable } from '../../backend/spreadsheets/read-table.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

const screens = [
  '/admin/report',
  '/admin/report/commission',
  '/admin/report/export',
  '/admin/report/commission/export',
]

/** Added by whichever test comes first: all of them share a site. */
async function theAgent(backend: Backend): Promise<string> {
  const found = await findUserByEmail(backend.db, agentCredentials.email)
  if (found) return found.id
  const id = await addTestUser(backend)
  await setCommissionRate(backend.db, id, (await findUser(backend.db, id))?.revision ?? 0, 250)
  return id
}

async function aSale(backend: Backend, number: string) {
  const { id: apartmentId } = await addApartment(backend.db, {
    ...newApartment(defaultBuilding),
    ...{ number, price: 100_000 },
  })
  const buyer = { buyerName: `Купувач на ${number}`, buyerPhone: '0888 000 000' }
  const values = { ...newReservation, apartmentId, ...buyer, from: '2026-10-10', until: '2026-10-20' }
  return addSale(
    backend.db,
    { ...values, agentId: await theAgent(backend) },
    { finalPrice: 95_000.1, contractDate: '2026-10-15' },
  )
}

test('the report and the commissions are closed to agents, as pages, data and actions', async ({ site }) => {
  await theAgent(site.backend)
  const { id, revision } = await aSale(site.backend, 'О1')
  const cookie = await signedIn(site.backend, agentCredentials)
  const request = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  for (const url of screens) expect([url, (await request.get(url)).status()]).toEqual([url, 403])
  for (const url of screens.slice(0, 2)) {
    const text = await (await request.get(`${url}.data`)).text()
    expect(text.includes('Купувач')).toBe(false)
  }
  const form = { id, revision: String(revision), commissionRate: '50' }
  expect((await request.post('/admin/report/commission', { form })).status()).toBe(403)
  expect((await request.post('/admin/users?change=commission', { form })).status()).toBe(403)
  expect((await getReservation(site.backend.db, id, revision)).commissionRate).toBe(250)
  await request.dispose()
})

test('odd periods are answered with a message and the default; a file is refused', async ({
  adminRequest,
}) => {
  for (const [query, message] of [
    ['from=x', 'не е дата'],
    ['from=2026-02-30&until=2026-03-01', 'не е дата'],
    ['from=2026-12-01&until=2026-11-01', 'преди да започне'],
    ['from=2001-01-01&until=2026-11-01', 'по-дълъг от 5 години'],
    ['agent=nobody', 'Няма такъв агент'],
    [`from=${'9'.repeat(2000)}`, 'не е дата'],
  ]) {
    const page = await adminRequest.get(`/admin/report?${query}`)
    expect([query, page.status(), (await page.text()).includes(message ?? '')]).toEqual([query, 200, true])
    expect([query, (await adminRequest.get(`/admin/report/export?${query}`)).status()]).toEqual([query, 400])
  }
  expect((await adminRequest.get('/admin/report?from=%00')).status()).toBe(400)
  for (const query of ['of=nothing', 'format=exe', 'of=all&format=csv', 'colour=red'])
    expect([query, (await adminRequest.get(`/admin/report/export?${query}`)).status()]).toEqual([query, 400])
  const page = await adminRequest.get('/admin/report/commission?month=2026-13')
  expect([page.status(), (await page.text()).includes('Месецът в адреса не се разпознава')]).toEqual([
    200,
    true,
  ])
  for (const query of ['month=2026-13', 'agent=nobody', 'format=exe', 'x=1'])
    expect([query, (await adminRequest.get(`/admin/report/commission/export?${query}`)).status()]).toEqual([
      query,
      400,
    ])
})

test('the list of commissions as a file has each sale, its percent and the sum', async ({
  site,
  adminRequest,
}) => {
  await aSale(site.backend, 'О2')
  const agent = await theAgent(site.backend)
  const file = await adminRequest.get(`/admin/report/commission/export?month=2026-10&agent=${agent}`)
  expect(file.headers()['content-disposition']).toContain('komisioni-2026-10.xlsx')
  const { rows } = await readTable(Buffer.from(await file.body()))
  const line = rows
    .map((cells) => cells.map((cell) => String(cell ?? '')))
    .find((cells) => cells.join().includes('О2'))
  expect(line?.slice(-3).map(Number)).toEqual([95_000.1, 0.025, 2375])
  const csv = await (
    await adminRequest.get(`/admin/report/commission/export?month=2026-10&agent=${agent}&format=csv`)
  ).text()
  expect(csv).toContain('Общо: Ана Агентова')
})

test('percents are saved with their revision; odd ones get a 4xx and change nothing', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const agent = await theAgent(site.backend)
  const user = async () => {
    const found = await findUser(db, agent)
    if (!found) throw new Error('The agent is gone')
    return found
  }
  const before = await user()
  const sale = await aSale(site.backend, 'О3')
  const targets = [
    { url: '/admin/users?change=commission', id: agent, revision: before.revision },
    { url: '/admin/report/commission', id: sale.id, revision: sale.revision },
  ]
  for (const { url, id, revision } of targets) {
    const send = async (change: Record<string, string>) => {
      const form = { id, revision: String(revision), commissionRate: '3,25', ...change }
      const path = url.replace(/(\?|$)/, '.data$1')
      return (await adminRequest.post(path, { form })).status()
    }
    for (const [change, status] of [
      [{ commissionRate: '100,01' }, 400],
      [{ commissionRate: '-1' }, 400],
      [{ commissionRate: '2,345' }, 400],
      [{ commissionRate: 'всичко' }, 400],
      [{ commissionRate: '9'.repeat(5000) }, 400],
      [{ revision: 'x' }, 400],
      [{ id: '' }, 400],
      [{ id: 'none' }, 404],
      [{ finalPrice: '1' }, 400],
      [{ revision: String(revision + 7) }, 409],
    ] as const)
      expect([url, change, await send(change)]).toEqual([url, change, status])
  }
  expect((await user()).commissionRate).toBe(before.commissionRate)
  expect((await getReservation(db, sale.id, sale.revision)).commissionRate).toBe(250)
  for (const { url, id, revision } of targets) {
    const form = { id, revision: String(revision), commissionRate: '3,25' }
    expect((await adminRequest.post(url, { form })).ok()).toBe(true)
  }
  expect((await user()).commissionRate).toBe(325)
  expect((await getReservation(db, sale.id, sale.revision + 1)).commissionRate).toBe(325)
  const admin = { id: (await findUserByEmail(db, 'admin@example.com'))?.id ?? '', revision: '1' }
  const refused = await adminRequest.post('/admin/users.data?change=commission', {
    form: { ...admin, commissionRate: '1' },
  })
  expect([404, 409, 422]).toContain(refused.status())
})
