import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { savePageTexts } from '../../backend/data/settings.ts'
import { noPageTexts } from '../../domain/page-texts/page-texts.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { expect, test } from './fixtures.ts'

const { de } = allTexts
const typed = { name: 'Hans', email: 'hans@example.com', message: 'Ist die Wohnung noch frei?' }

test('a German form is refused and thanked in German, stored as German, and its links stay in German', async ({
  request,
  site,
}) => {
  const refused = await request.post('/de/contact', {
    form: { ...typed, name: '', message: 'a'.repeat(5001) },
  })
  expect(refused.status()).toBe(400)
  const page = await refused.text()
  expect(page).toContain(de.contactErrors.noName)
  expect(page).toContain(de.contactErrors.tooLong(5000))
  expect(page).toContain('action="/de/contact#enquiry"')
  expect(page).toContain('<html lang="de"')
  const unread = await request.post('/de/contact', { form: { ...typed, addedByAToolbar: '1' } })
  expect(await unread.text()).toContain(de.forms.malformed)
  const ofRobot = await request.post('/de/contact', { form: { ...typed, website: 'x' } })
  expect(await ofRobot.text()).toContain(de.contact.failure)
  const unknown = await request.post('/de/contact', { form: { ...typed, apartmentNumber: '9999' } })
  expect(await unknown.text()).toContain(de.contactRefusals.unknownApartment)

  const sent = await request.post('/de/contact', {
    form: { ...typed, apartment: '2', wishedTime: 'nach 17 Uhr' },
  })
  expect(sent.status()).toBe(200)
  const thanks = await sent.text()
  expect(thanks).toContain(de.contact.success)
  expect(thanks).toContain(de.contactThanks.whenWished('nach 17 Uhr'))
  expect(thanks).toContain('href="/de/apartments?available=1"')
  expect(thanks).toMatch(/href="\/de\/apartments\/[^"?]+"/)
  const form = thanks.match(/<form.*<\/form>/s)?.[0] ?? ''
  expect(form).toContain('href="/de/privacy"')
  expect(form).not.toMatch(/(?:href|action)="\/(?!de\/)/)
  const german = { search: 'hans@example.com', state: 'all', language: 'de' } as const
  expect(await listEnquiries(site.backend.db, german)).toMatchObject([{ name: 'Hans', language: 'de' }])
})

test('the data request of a page with scripts has the same language', async ({ request, site }) => {
  const form = { ...typed, email: 'ion@example.com' }
  expect((await request.post('/ro/contact.data', { form })).status()).toBe(200)
  const [stored] = await listEnquiries(site.backend.db, { search: 'ion@example.com', state: 'all' })
  expect(stored?.language).toBe('ro')
})

test('a parking spot is stored by its Bulgarian name in whatever language the form is', async ({
  request,
  site,
}) => {
  const page = await (await request.get('/de/contact')).text()
  const [, value = ''] = page.match(/<option value="(Паркомясто [^"]+)"/) ?? []
  const form = { ...typed, email: 'spot@example.com', about: value }
  expect((await request.post('/de/contact', { form })).status()).toBe(200)
  const [stored] = await listEnquiries(site.backend.db, { search: 'spot@example.com', state: 'all' })
  expect(stored).toMatchObject({ about: value, language: 'de' })
})

test('the page about personal data has sections of its language, or those of the company marked as Bulgarian', async ({
  request,
  site: { backend },
}) => {
  const german = async () => (await request.get('/de/privacy')).text()
  expect(await german()).toContain(de.privacy.privacyText.title)
  expect(await german()).not.toContain('<section lang="bg"')
  const privacySections = [{ title: 'Кой сме ние', text: 'Пазим запитването Ви {срок}.' }]
  await savePageTexts(backend.db, 0, { ...noPageTexts, privacySections })
  await expect.poll(german).toMatch(/<section lang="bg"[^>]*>.*Кой сме ние/s)
  expect(await german()).toContain('не по-дълго, отколкото е нужно')
  expect(await (await request.get('/privacy')).text()).not.toContain('<section lang="bg"')
})

test('the exported enquiries and the data of a person name the language', async ({
  request,
  adminRequest,
}) => {
  await request.post('/ru/contact', { form: { ...typed, name: 'Олег', email: 'oleg@example.com' } })
  const csv = await (await adminRequest.get('/admin/contacts/export?language=ru')).text()
  const [header, line, ...rest] = csv.trimEnd().split('\r\n')
  expect(header).toMatch(/;Език;Източник;Причина за отказа$/)
  expect(line).toMatch(/;Олег;.*;руски;Сайт;$/)
  expect(rest).toEqual([])
  const person = '/admin/people-data/export?q=oleg@example.com'
  expect(await (await adminRequest.get(person)).text()).toContain('Език: руски')
  expect(await (await adminRequest.get(`${person}&as=json`)).text()).toContain('"language": "ru"')
})
