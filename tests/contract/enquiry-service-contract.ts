import { beforeEach, describe, expect, test } from 'vitest'
import { addApartment, removeApartments } from '../../backend/data/apartments.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import {
  countEnquiries,
  deleteEnquiry,
  eachEnquiry,
  listEnquiries,
} from '../../backend/data/enquiries/enquiries.ts'
import {
  findEnquiryIds,
  listAboutSameApartment,
  listEnquiriesAbout,
} from '../../backend/data/enquiries/related-enquiries.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import type { Message } from '../../backend/data/mails.ts'
import { listDueMails } from '../../backend/data/mails.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { saveCompanySettings } from '../../backend/data/settings.ts'
import { addStore } from '../../backend/data/stores.ts'
import { type EnquiryService, openEnquiryService } from '../../backend/enquiries/enquiry-service.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { aCompany } from '../a-company.ts'
import { migratedEngine } from './migrated-engine.ts'
import type { OpenEngine } from './opened-engine.ts'

const enquiry = {
  name: 'Посетител',
  email: 'visitor@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}
const companyEmail = aCompany.email
const minute = 60_000

/** Enquiries of visitors are stored once, within limits, and about existing apartments. */
export function enquiryServiceContract(name: string, open: OpenEngine) {
  describe(`the enquiry service on ${name}`, () => {
    const opened = migratedEngine(open)
    let db: Database
    let service: EnquiryService
    let now: number

    beforeEach(async () => {
      now = Date.UTC(2026, 10, 15, 12)
      db = createDatabase(opened.engine, () => {}, jobActor('test'))
      service = openService()
      for (const table of [
        'attempts',
        'mails',
        'enquiries',
        'apartments',
        'parkingSpots',
        'stores',
        'settings',
      ] as const)
        await opened.engine.writer.deleteFrom(table).execute()
      await saveCompanySettings(db, 0, aCompany)
    })

    const openService = (enquiriesUrl?: string) =>
      openEnquiryService({
        db,
        deliver: async () => ({ isSent: true }),
        now: () => now,
        enquiriesUrl,
      })
    let serial = 0
    const send = (ip: string, change = {}) => {
      serial++
      return service.receive({ ...enquiry, ...change }, { ip, submissionId: `try number ${serial}` })
    }
    /** Returns the queued messages. */
    const readMails = async (): Promise<Message[]> =>
      (await listDueMails(db, now, 10_000)).map(({ message }) => message)
    const mailsTo = async (email: string) => (await readMails()).filter(({ to }) => to === email).length
    const mailsToVisitors = async () => (await readMails()).length - (await mailsTo(companyEmail))

    /** Sends this number of enquiries, each from a network of its own. */
    const flood = async (count: number, network = '198.51') => {
      for (let index = 0; index < count; index++)
        expect(
          await send(`${network}.${index >> 8}.${index & 255}`, {
            email: `v${index}@${network}.example.com`,
          }),
        ).toBe('received')
    }

    test('an enquiry that is sent again is stored and mailed once, and does not count towards the limit', async () => {
      const again = { ip: '192.0.2.1', submissionId: 'the same try' }
      for (let arrival = 0; arrival < 8; arrival++)
        expect(await service.receive(enquiry, again)).toBe('received')
      expect([await countEnquiries(db), (await readMails()).length]).toEqual([1, 2])
      for (let other = 0; other < 4; other++) expect(await send('192.0.2.1')).toBe('received')
      expect(await send('192.0.2.1')).toBe('too-many')
    })

    test('one mailbox gets few thanks a day, from however many networks and however it is spelled', async () => {
      for (let network = 0; network < 20; network++)
        expect(await send(`10.0.${network}.1`, { email: `vic.tim+${network}@gmail.com` })).toBe('received')
      const thanks = (await readMails()).filter(({ to }) => to.endsWith('@gmail.com'))
      expect([await countEnquiries(db), thanks.length]).toEqual([20, 6])
    })

    test('an enquiry that arrives twenty times at once is stored once', async () => {
      const again = { ip: '192.0.2.1', submissionId: 'the same try' }
      const receipts = await Promise.all(Array.from({ length: 20 }, () => service.receive(enquiry, again)))
      expect(new Set(receipts)).toEqual(new Set(['received']))
      expect([await countEnquiries(db), (await readMails()).length]).toEqual([1, 2])
      for (let other = 0; other < 4; other++) expect(await send('192.0.2.1')).toBe('received')
      expect(await send('192.0.2.1')).toBe('too-many')
    })

    test('the mail names the entrance of an apartment whose number exists at both entrances', async () => {
      const addAtEntrance = (entrance: '1' | '2') =>
        addApartment(db, { ...newApartment(defaultBuilding), number: '3', entrance })
      const [, { id: apartmentId }] = [await addAtEntrance('1'), await addAtEntrance('2')]
      await send('192.0.2.1', { apartmentNumber: '3', apartmentId })
      expect((await readMails()).map(({ subject }) => subject)).toContain(
        'Ново запитване за апартамент 3 (вход Б)',
      )
    })

    test('an enquiry about several apartments names them all, wherever it is read or looked for', async () => {
      const add = (number: string, entrance: '1' | '2') =>
        addApartment(db, { ...newApartment(defaultBuilding), number, entrance })
      const [first, second, namesake] = [await add('12', '1'), await add('3', '2'), await add('3', '1')]
      const ids = [first.id, second.id]
      expect(await send('192.0.2.1', { apartmentIds: ids })).toBe('received')
      const [stored] = await listEnquiries(db)
      expect(stored).toMatchObject({
        apartmentNumber: '12',
        apartmentId: first.id,
        otherApartments: [{ apartmentNumber: '3', apartmentId: second.id }],
      })
      const [notice, thanked] = await readMails()
      expect(notice?.subject).toBe('Ново запитване за апартаменти 12, 3 (вход Б)')
      expect(thanked?.text).toContain('Попитахте за апартаменти 12 и 3.')

      const found = (search: string, more = {}) => countEnquiries(db, { search, state: 'all', ...more })
      for (const search of ['ап. 12', 'ап. 3', 'апартамент 3 вход Б']) expect(await found(search)).toBe(1)
      for (const search of ['ап. 2', 'апартамент 3 вход А']) expect(await found(search)).toBe(0)
      for (const apartment of [...ids, '12', '3']) expect(await found('', { apartment })).toBe(1)
      expect(await found('', { apartment: namesake.id })).toBe(0)
      const exported: string[] = []
      for await (const { otherApartments } of eachEnquiry(db))
        exported.push(...otherApartments.map((each) => each.apartmentNumber))
      expect(exported).toEqual(['3'])
      const person = parsePerson('visitor@example.com')
      const data = person && (await findPersonalData(db, person))
      expect(data?.enquiries[0]?.otherApartments).toHaveLength(1)
      const [added] = await listChanges(db, { collection: 'enquiries', recordId: stored?.id ?? '' })
      expect(added?.fields.otherApartmentIds).toEqual({ to: [second.id] })

      await send('192.0.2.2', { apartmentNumber: '3', apartmentId: second.id })
      expect(stored && (await listAboutSameApartment(db, stored))).toHaveLength(1)
      const about = await listEnquiriesAbout(db, second.id, 10)
      expect(about.map(({ id }) => id === stored?.id)).toEqual([false, true])
      expect(await listEnquiriesAbout(db, second.id, 1)).toHaveLength(1)
      const many = ['gone', ...Array.from({ length: 600 }, (_, index) => `none-${index}`), stored?.id ?? '']
      expect(await findEnquiryIds(db, many)).toEqual(new Set([stored?.id]))
      await removeApartments(db, [second.id])
      expect(await found('ап. 3')).toBe(2)
      if (stored) await deleteEnquiry(db, stored.id)
      const rows = await db.read.selectFrom('enquiryApartments').selectAll().execute()
      expect(rows).toEqual([])
    })

    test('an enquiry that names an apartment which is gone, or a draft, is refused and stores nothing', async () => {
      const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '12' })
      const draft = { ...newApartment(defaultBuilding), number: '13', isDraft: true }
      const { id: draftId } = await addApartment(db, draft)
      for (const gone of ['gone', draftId])
        expect(await send('192.0.2.1', { apartmentIds: [id, gone] })).toBe('unknown-apartment')
      expect(await countEnquiries(db)).toBe(0)
    })

    test('an enquiry keeps its language: the sender is thanked in it, and the company reads which it is', async () => {
      expect(await service.receive(enquiry, { ip: '192.0.2.1', language: 'de' })).toBe('received')
      expect(await listEnquiries(db)).toMatchObject([{ language: 'de' }])
      const { subject, lines } = allTexts.de.enquiryMail
      const text = lines([aCompany.companyName, aCompany.phone]).join('\n')
      const mails = await readMails()
      const mailTo = (address: string) => mails.find(({ to }) => to === address)
      expect(mailTo(enquiry.email)).toMatchObject({ subject, text })
      expect(mailTo(companyEmail)).toMatchObject({
        subject: 'Ново запитване',
        text: expect.stringContaining('\nЕзик: немски\n'),
      })
    })

    test('a mail about a Bulgarian enquiry does not name its language', async () => {
      await send('192.0.2.1')
      expect(await listEnquiries(db)).toMatchObject([{ language: 'bg' }])
      for (const { text } of await readMails()) expect(text).not.toContain('Език')
    })

    test('a company without an e-mail gets no mail, and the sender still does', async () => {
      await saveCompanySettings(db, 1, defaultCompanySettings)
      expect(await send('192.0.2.1')).toBe('received')
      expect(await readMails()).toEqual([
        expect.objectContaining({ to: enquiry.email, text: expect.stringMatching(/С уважение,$/) }),
      ])
      expect((await readMails())[0]).not.toHaveProperty('replyTo')
    })

    test('a reply without a mail server is refused with that reason', async () => {
      const letter = { to: 'visitor@example.com', subject: 'Вашето запитване', text: 'Свободен е.' }
      const without = openEnquiryService({ db, now: () => now })
      expect(await without.reply(letter, { userId: 'ana' })).toBe('no-server')
    })

    test('without a submission id, the same text on the same day is one enquiry', async () => {
      const sender = { ip: '192.0.2.1' }
      await service.receive(enquiry, sender)
      await service.receive(enquiry, sender)
      await service.receive({ ...enquiry, message: 'А кога?' }, sender)
      expect(await countEnquiries(db)).toBe(2)
      now += 24 * 60 * minute
      await service.receive(enquiry, sender)
      expect(await countEnquiries(db)).toBe(3)
    })

    test('another text under the same submission id is stored, too', async () => {
      const sender = { ip: '192.0.2.1', submissionId: 'the same try' }
      await service.receive(enquiry, sender)
      await service.receive({ ...enquiry, message: 'А кога?' }, sender)
      expect(await countEnquiries(db)).toBe(2)
    })

    test('at most five enquiries in ten minutes are accepted from one network, also when many arrive at once', async () => {
      const receipts = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`2001:db8::${index}`)))
      expect(receipts.filter((receipt) => receipt === 'received')).toHaveLength(5)
      expect(await countEnquiries(db)).toBe(5)
      expect(await send('192.0.2.2')).toBe('received')
      now += 10 * minute
      expect(await send('2001:db8::1')).toBe('received')
    })

    test('a refused enquiry stores nothing and can be sent again later', async () => {
      for (let count = 0; count < 5; count++) await send('192.0.2.1')
      const sender = { ip: '192.0.2.1', submissionId: 'the same try' }
      expect(await service.receive(enquiry, sender)).toBe('too-many')
      expect(await countEnquiries(db)).toBe(5)
      now += 10 * minute
      expect(await service.receive(enquiry, sender)).toBe('received')
      expect(await countEnquiries(db)).toBe(6)
    })

    test('in a flood every network may send one enquiry; visitors get no mail, the sales team gets some', async () => {
      await flood(120)
      expect([await mailsTo(companyEmail), await mailsToVisitors()]).toEqual([120, 120])
      expect(await send('192.0.2.1')).toBe('received')
      expect(await send('192.0.2.1')).toBe('too-many')
      expect(await send('198.51.0.1')).toBe('too-many')
      await flood(30, '203.0')
      expect([await mailsTo(companyEmail), await mailsToVisitors()]).toEqual([130, 120])
      expect(await countEnquiries(db)).toBe(151)
    })

    test('a flood is over when fewer enquiries arrive, not when ten minutes have passed', async () => {
      await flood(120)
      now += 9 * minute
      await flood(120, '203.0')
      now += 2 * minute
      await send('192.0.2.1')
      expect(await mailsToVisitors()).toBe(120)
      now += 10 * minute
      await send('192.0.2.1')
      expect(await mailsToVisitors()).toBe(121)
    })

    test('a clock that had jumped ahead blocks the form for nobody', async () => {
      now += 24 * 60 * minute
      for (let count = 0; count < 5; count++) await send('192.0.2.1')
      now -= 24 * 60 * minute
      expect(await send('192.0.2.1')).toBe('received')
    })

    test('the number of an apartment must exist or be empty', async () => {
      await addApartment(db, { ...newApartment(defaultBuilding), number: '12' })
      expect(await send('192.0.2.1', { apartmentNumber: '13' })).toBe('unknown-apartment')
      expect([await countEnquiries(db), (await readMails()).length]).toEqual([0, 0])
      expect(await send('192.0.2.1', { apartmentNumber: '12' })).toBe('received')
      expect(await send('192.0.2.1')).toBe('received')
    })

    test('the apartment id of the page decides between two apartments with one number; an unknown id is ignored', async () => {
      const [one, other] = [
        await addApartment(db, { ...newApartment(defaultBuilding), number: '12', entrance: '1' }),
        await addApartment(db, { ...newApartment(defaultBuilding), number: '12', entrance: '2' }),
      ]
      for (const apartmentId of [one.id, other.id, 'x'.repeat(5000)]) {
        expect(await send('192.0.2.1', { apartmentNumber: '12', apartmentId })).toBe('received')
        now += minute
      }
      const linked = (await listEnquiries(db)).map(({ apartmentId }) => apartmentId)
      expect(new Set(linked)).toEqual(new Set([one.id, other.id, null]))
      expect(linked).toHaveLength(3)
    })

    test('the parking spot or store must exist or be empty', async () => {
      await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'П98', type: 'garage' })
      await addStore(db, { title: 'Кафе', description: 'До парка.', price: 0 })
      for (const about of ['Паркомясто П98', 'Гараж П99', 'Каф'])
        expect(await send('192.0.2.1', { about })).toBe('unknown-about')
      expect([await countEnquiries(db), (await readMails()).length]).toEqual([0, 0])
      expect(await send('192.0.2.1', { about: 'Гараж П98', wishedTime: 'след 17 ч.' })).toBe('received')
      expect(await send('192.0.2.1', { about: 'Кафе' })).toBe('received')
      expect(await listEnquiries(db, { search: 'гараж п98', state: 'all' })).toMatchObject([
        { about: 'Гараж П98', wishedTime: 'след 17 ч.' },
      ])
    })

    test('one enquiry can name an apartment and a parking spot, and the mail names both', async () => {
      await addApartment(db, { ...newApartment(defaultBuilding), number: '12' })
      await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'П7' })
      await send('192.0.2.1', { apartmentNumber: '12', about: 'Паркомясто П7', wishedTime: 'в събота' })
      const notice = (await readMails()).find(({ subject }) => subject.startsWith('Ново'))
      expect(notice?.subject).toBe('Ново запитване за апартамент 12 и Паркомясто П7')
      expect(notice?.text).toContain('Паркомясто или магазин: Паркомясто П7\nУдобно време: в събота')
    })

    test('an enquiry that was sent within seconds is stored like any other, and marked for the sales team', async () => {
      const quick = { ip: '192.0.2.1', submissionId: 'a quick person', sentQuickly: true }
      expect(await service.receive(enquiry, quick)).toBe('received')
      expect(await send('192.0.2.1')).toBe('received')
      const stored = await listEnquiries(db)
      expect(stored.map(({ sentQuickly }) => sentQuickly).sort()).toEqual([false, true])
      const notices = (await readMails()).filter(({ to }) => to === companyEmail).map(({ text }) => text)
      expect(notices.map((text) => text.includes('Възможен робот')).sort()).toEqual([false, true])
    })

    test('the mail to the sales team links to the admin area when PUBLIC_URL is set', async () => {
      await send('192.0.2.1')
      service = openService('https://www.example.com/admin/contacts')
      await send('192.0.2.1')
      const notices = (await readMails()).filter(({ to }) => to === companyEmail).map(({ text }) => text)
      expect(notices[0]).not.toContain('https:')
      expect(notices[1]).toContain('https://www.example.com/admin/contacts')
    })
  })
}
