import { type APIRequestContext, request as requests } from '@playwright/test'
import { listApartments } from '../../backend/data/apartments.ts'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listEnquiryNotes, workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { addReplyTemplate } from '../../backend/data/enquiries/reply-templates.ts'
import { listDueMails } from '../../backend/data/mails.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { newReplyTemplate } from '../../domain/enquiry/reply-template.ts'
import { addTestUser, agentCredentials, signedIn } from '../an-agent.ts'
import { anEnquiry } from '../contract/an-enquiry.ts'
import { credentials, type OwnSite, openOwnSite } from '../e2e/own-site.ts'
import { test as base, expect } from './fixtures.ts'

/** Nothing listens there: mails wait in the queue, where the tests read them. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com' }

const test = base.extend<{ $file: { mailing: OwnSite; agent: APIRequestContext } }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from this pattern
    async ({}, use) => {
      const site = await openOwnSite(credentials, { env: mail })
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
  agent: [
    async ({ mailing }, use) => {
      await addTestUser(mailing.backend)
      const cookie = await signedIn(mailing.backend, agentCredentials)
      const context = await requests.newContext({ baseURL: mailing.url, extraHTTPHeaders: { cookie } })
      await use(context)
      await context.dispose()
    },
    { scope: 'file' },
  ],
})

test('a lost enquiry is asked why without scripts, and says so in the list, its filter, the CSV and the history', async ({
  agent,
  mailing: { backend },
}) => {
  const { id } = await addEnquiry(backend.db, { ...anEnquiry, name: 'Отказала Се' })
  const url = `/admin/contacts/${id}`
  const asked = await agent.post(url, { form: { stage: 'refused' } })
  expect(asked.status()).toBe(400)
  const page = await asked.text()
  expect(page).toContain('Изберете защо е отказът.')
  expect(page).toContain('value="financing"')
  expect(await findEnquiry(backend.db, id)).toMatchObject({ stage: 'new', lostReason: '' })

  const lost = await agent.post(url, { form: { stage: 'refused', lostReason: 'financing' } })
  expect(await lost.text()).toContain('Причина за отказа: Финансирането')
  const older = await addEnquiry(backend.db, { ...anEnquiry, name: 'Отдавнашна' })
  await workOnEnquiry(backend.db, older.id, { stage: 'refused' })
  const list = async (query: string) => (await agent.get(`/admin/contacts?${query}`)).text()
  expect(await list('stage=refused')).toContain('без посочена причина')
  expect(await list('lost=financing')).toMatch(/Отказала Се/)
  expect(await list('lost=financing')).not.toContain('Отдавнашна')
  expect(await list('lost=none')).toContain('Отдавнашна')
  expect(await list('lost=none')).not.toContain('Отказала Се')

  const cookie = await signedIn(backend, credentials)
  const { origin } = new URL(asked.url())
  const admin = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { cookie } })
  const csv = await (await admin.get('/admin/contacts/export?lost=financing')).text()
  expect(csv.trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/;Причина за отказа$/),
    expect.stringMatching(/;Отказала Се;.*;Финансирането$/),
  ])
  const history = await (await admin.get(`/admin/history?collection=enquiries&record=${id}`)).text()
  expect(history).toMatch(/Причина за отказа.*Финансирането/s)
  await admin.dispose()
})

test('of two agents who take an enquiry the second is told who has it', async ({
  agent,
  mailing: { backend },
}) => {
  const { db } = backend
  const { id } = await addEnquiry(db, anEnquiry)
  const boris = { email: 'boris@example.com', password: 'sea-breeze-4' }
  const ownId = await addTestUser(backend, boris)
  const first = await agent.post(`/admin/contacts/${id}.data`, { form: { agentId: ownId, agentBefore: '' } })
  expect(first.status()).toBe(200)
  const late = await agent.post(`/admin/contacts/${id}`, { form: { agentId: '', agentBefore: '' } })
  expect(late.status()).toBe(409)
  const told = await agent.post(`/admin/contacts/${id}.data`, { form: { agentId: '', agentBefore: '' } })
  expect(await told.text()).toContain('Ана Агентова вече пое това запитване.')
  expect(await findEnquiry(db, id)).toMatchObject({ agentId: ownId })
})

test('a reply brings the card and the price list along, says so in the notes, and hostile ones change nothing', async ({
  agent,
  mailing: { backend },
}) => {
  const { db } = backend
  const { revision, values: company } = await getCompanySettings(db)
  await saveCompanySettings(db, revision, { ...company, publicPriceList: true })
  const [apartment] = await listApartments(db, { status: 'available' })
  const apartmentId = apartment?.id ?? ''
  const asked = {
    ...anEnquiry,
    apartmentNumber: apartment?.number ?? '',
    apartmentId,
    language: 'de',
  } as const
  const { id } = await addEnquiry(db, asked)
  const template = await addReplyTemplate(db, {
    ...{ ...newReplyTemplate, name: 'С картата', subject: 'За {апартамент}', text: 'Здравейте' },
    withCard: true,
  })
  const found = await agent.get(`/admin/contacts/${id}/attachments.data`)
  expect(found.status()).toBe(200)
  expect(await found.text()).toContain(`card:${apartmentId}`)

  const noteId = crypto.randomUUID()
  const letter = { subject: 'Вашето запитване', text: 'Здравейте, Ханс', noteId, template: template.id }
  const send = async (form: Record<string, string>) =>
    (await agent.post(`/admin/contacts/${id}/answer.data`, { form: { ...letter, ...form } })).status()
  const one = `card:${apartmentId}`
  expect([
    await send({ attachments: 'card:another' }),
    await send({ attachments: `${one} ${'x'.repeat(81)}` }),
    await send({ attachments: Array(40).fill(one).join(' ') }),
    await send({ attachments: `${one} /etc/passwd` }),
    await send({ template: 'x'.repeat(65) }),
  ]).toEqual([422, 400, 400, 422, 400])
  expect(await listDueMails(db, Date.now(), 10)).toEqual([])
  expect(await listEnquiryNotes(db, id)).toEqual([])

  for (let twice = 0; twice < 2; twice++) expect(await send({ attachments: `${one} price-list` })).toBe(200)
  const rows = await db.read.selectFrom('mails').select(['kind', 'message']).execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['reply'])
  expect(JSON.parse(rows[0]?.message ?? '').attachments).toMatchObject([
    { kind: 'card', apartmentId },
    { kind: 'price-list' },
  ])
  const [note, ...others] = await listEnquiryNotes(db, id)
  expect(others).toEqual([])
  expect(note?.text).toMatch(/Шаблон: С картата\nПриложения: .+\.pdf, .+\.pdf\n\nЗдравейте, Ханс/)

  await saveCompanySettings(db, revision + 1, { ...company, publicPriceList: false })
  expect(await send({ noteId: crypto.randomUUID(), attachments: 'price-list' })).toBe(422)
  for (const path of ['settings/answer', 'settings/answer/new', `settings/answer/${template.id}`])
    expect((await agent.get(`/admin/${path}.data`)).status(), path).toBe(403)
})
