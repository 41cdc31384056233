import { request as requests } from '@playwright/test'
import { findBuilding, setPublished } from '../../backend/data/building.ts'
import { calendarAccess } from '../../backend/data/users/calendar-keys.ts'
import { findUser } from '../../backend/data/users/find-users.ts'
import { activateUser, deactivateUser } from '../../backend/data/users/users.ts'
import { addViewing } from '../../backend/data/viewings/viewings.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { expect, test } from './fixtures.ts'

test('the calendar of a phone is read by its address alone, and only while that holds', async ({
  site,
  request,
}) => {
  const { db } = site.backend
  const id = await addTestUser(site.backend, { ...agentCredentials, email: 'phone@example.com' })
  const access = calendarAccess(id)
  await access.open(db)
  const { key } = await access.get(db)
  const url = `/calendar/${key}.ics`
  const day = addDays(isoDay(new Date()), 3)
  const client = { name: 'Петър Оглеждачев', phone: '0888 000 031' }
  await addViewing(db, { ...newViewing, agentId: id, day, time: '10:00', place: 'Офисът', ...client })

  const response = await request.get(url)
  const headers = response.headers()
  expect([response.status(), headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-cache', 'noindex'])
  expect(await response.text()).toContain('SUMMARY:Оглед: Петър Оглеждачев')
  const known = await request.get(url, { headers: { 'If-None-Match': headers.etag ?? '' } })
  expect([known.status(), (await known.body()).length]).toEqual([304, 0])
  const head = await request.head(url)
  expect([head.status(), (await head.body()).length, head.headers().etag]).toEqual([200, 0, headers.etag])
  await addViewing(db, { ...newViewing, agentId: id, day, time: '12:00', place: 'Офисът', ...client })
  const changed = await request.get(url, { headers: { 'If-None-Match': headers.etag ?? '' } })
  expect(changed.status()).toBe(200)

  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf(`/calendar/${key.slice(0, -1)}.ics`)).toBe(404)
  expect(await statusOf(`/calendar/${key}`)).toBe(404)
  expect(await statusOf(`${url}.data`)).toBe(404)
  expect(await statusOf(`/calendar/${key}%00.ics`)).toBe(400)
  expect(await statusOf(`/calendar/${'x'.repeat(1900)}.ics`)).toBe(404)
  expect(await statusOf(`/calendar/${'x'.repeat(3000)}.ics`)).toBe(400)
  expect((await request.post(url, { data: 'x' })).status()).toBe(405)
  await deactivateUser(db, id)
  expect(await statusOf(url)).toBe(404)
  await activateUser(db, id)
  expect(await statusOf(url)).toBe(200)
  const publish = async (isPublished: boolean) =>
    setPublished(db, (await findBuilding(db)).revision, isPublished)
  await publish(false)
  expect(await statusOf(url)).toBe(200)
  await publish(true)
  await access.renew(db)
  expect(await statusOf(url)).toBe(404)
  const renewed = `/calendar/${(await access.get(db)).key}.ics`
  for (let guess = 0; guess < 40; guess++) await request.get(`/calendar/${guess}.ics`)
  const limited = await request.get(renewed)
  expect([limited.status(), limited.headers()['retry-after']]).toEqual([429, '600'])
})

test('an agent chooses mails and the calendar in the own account; odd values get a 4xx and change nothing', async ({
  site,
}) => {
  const { db } = site.backend
  const id = await addTestUser(site.backend)
  const cookie = await signedIn(site.backend, agentCredentials)
  const agent = await requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } })
  const page = await (await agent.get('/admin/account')).text()
  expect(page).toContain('Пощата на сайта още не е настроена')
  const stored = async () => {
    const { revision = 0, mailsAssigned, mailsDeals, mailsCalls } = (await findUser(db, id)) ?? {}
    return { revision, mails: [mailsAssigned, mailsDeals, mailsCalls] }
  }
  const before = await stored()
  expect(before.mails).toEqual([true, true, true])
  const revision = String(before.revision)
  const send = async (change: string, form: Record<string, string>) =>
    (await agent.post(`/admin/account.data?change=${change}`, { form })).status()
  for (const odd of [
    {},
    { revision: '' },
    { revision: '-1' },
    { revision: '1e3' },
    { revision: '99999999999' },
    { revision, mailsCalls: 'yes' },
    { revision, mailsCalls: 'on\0' },
    { revision, mailsCalls: 'x'.repeat(60_000) },
    { revision, userId: 'other' },
  ])
    expect([odd, await send('mails', odd as Record<string, string>)]).toEqual([odd, expect.toSatisfy(is4xx)])
  const twice = await agent.post('/admin/account.data?change=mails', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: `revision=${revision}&revision=0&mailsCalls=on`,
  })
  expect(twice.status()).toBe(400)
  expect((await agent.post('/admin/account.data?change=mails', { data: { revision } })).status()).toBe(415)
  for (const change of ['', 'open ', 'delete', 'open\0'])
    expect([change, await send('calendar', { change })]).toEqual([change, 400])
  expect(await send('none', {})).toBe(400)
  expect(await stored()).toEqual(before)
  expect(await calendarAccess(id).get(db)).toEqual({ isOpen: false, key: '' })

  expect(await send('mails', { revision, mailsDeals: 'on' })).toBe(200)
  expect((await stored()).mails).toEqual([false, true, false])
  expect(await send('mails', { revision, mailsCalls: 'on' })).toBe(409)
  expect((await stored()).mails).toEqual([false, true, false])
  expect(await send('calendar', { change: 'open' })).toBe(200)
  const { key } = await calendarAccess(id).get(db)
  expect(await (await agent.get('/admin/account')).text()).toContain(`/calendar/${key}.ics`)
  expect(await send('calendar', { change: 'close' })).toBe(200)
  expect(await (await agent.get('/admin/account')).text()).not.toContain(key)
  await agent.dispose()
})

function is4xx(status: number): boolean {
  return status >= 400 && status < 500
}
