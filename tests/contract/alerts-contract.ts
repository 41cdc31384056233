import { beforeEach, describe, expect, test } from 'vitest'
import { createAlertLinks } from '../../backend/alerts/alert-links.ts'
import { type AlertService, openAlertService } from '../../backend/alerts/alert-service.ts'
import { queueAlertMails } from '../../backend/alerts/queue-alert-mails.ts'
import { countAlerts, countAlertsBySubject } from '../../backend/data/alerts/alerts.ts'
import { sweepAlerts } from '../../backend/data/alerts/sweep-alerts.ts'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { saveBuilding } from '../../backend/data/building.ts'
import { addMail, listDueMails, type Message, removeMail } from '../../backend/data/mails.ts'
import { deletePersonalData, findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { saveCompanySettings, saveOfferedLanguages } from '../../backend/data/settings.ts'
import { clearContent } from '../../backend/data/snapshot/content.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { byLanguage } from '../../domain/language.ts'
import { aCompany } from '../a-company.ts'
import type { OpenedData } from './opened-data.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'hans@example.com'
const visitor = { ip: '192.0.2.1', language: 'bg' } as const
const links = createAlertLinks('https://example.com')

/** „Кажете ми“: visitors confirm alerts, and are told of each change once. */
export function alertsContract(data: OpenedData) {
  describe('alerts', () => {
    let now: number
    let service: AlertService
    let entries: { id: string; name: string }[]

    beforeEach(async () => {
      now = Date.UTC(2026, 10, 18, 12)
      entries = []
      for (const table of ['alerts', 'alertKeys', 'progressNews', 'mails', 'attempts'] as const)
        await data.engine.writer.deleteFrom(table).execute()
      await saveCompanySettings(data.db, 0, aCompany)
      await saveBuilding(data.db, 0, { ...defaultBuilding, isPublished: true })
      await saveOfferedLanguages(
        data.db,
        0,
        byLanguage(() => true),
      )
      service = openAlertService({ db: data.db, links, now: () => now })
    })

    const add = (values: Partial<ApartmentValues> = {}) =>
      addApartment(data.db, { ...newApartment(defaultBuilding), number: '57', price: 100_000, ...values })
    const change = async (id: string, values: Partial<ApartmentValues>) => {
      const before = await findApartmentWithNotes(data.db, id)
      if (!before) throw new Error('The apartment is gone')
      await updateApartment(data.db, id, before.revision, { ...before, ...values })
    }
    /** Takes all mails out of the queue, as if they were sent. */
    const takeMails = async (): Promise<Message[]> => {
      const due = await listDueMails(data.db, now + day * 400, 1000)
      for (const mail of due) await removeMail(data.db, mail)
      return due.map(({ message }) => message)
    }
    const keyIn = ({ text }: Message) => text.match(/\/alerts\/([\w-]+)/)?.[1] ?? ''
    const subscribe = async (subject: string, to = email) => {
      expect(await service.ask({ email: to, apartment: subject }, visitor)).toBe('asked')
      const [mail] = await takeMails()
      if (!mail) throw new Error('No mail to confirm')
      expect(await service.confirm(keyIn(mail), subject || 'progress')).toBe('confirmed')
      return keyIn(mail)
    }
    const job = (after = 0) => {
      now += after
      return queueAlertMails({ db: data.db, links, listEntries: async () => entries }, new Date(now))
    }
    /** Notices what has changed, and tells it after the pause. */
    const tell = async () => {
      await job()
      await job(11 * minute)
      return takeMails()
    }

    test('count only once they are confirmed, and only a hash of the key is stored', async () => {
      const { id } = await add({ status: 'reserved' })
      await service.ask({ email: 'Hans@Example.com', apartment: id }, { ...visitor, language: 'de' })
      const [mail] = await takeMails()
      expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('bestätigen') })
      expect(mail?.text).toContain('https://example.com/de/alerts/')
      const stored = JSON.stringify(await data.db.read.selectFrom('alertKeys').selectAll().execute())
      expect(stored).not.toContain(keyIn(mail ?? { to: '', subject: '', text: '' }))
      expect(await countAlerts(data.db)).toEqual({ confirmed: 0, unconfirmed: 1 })
      await change(id, { status: 'available' })
      expect(await tell()).toEqual([])
      const key = keyIn(mail ?? { to: '', subject: '', text: '' })
      expect(await service.find(key)).toMatchObject([{ subject: id, confirmedAt: null }])
      expect(await service.confirm(key, 'other')).toBe('missing')
      expect(await service.confirm(key, id)).toBe('confirmed')
      expect((await countAlertsBySubject(data.db, [id])).get(id)).toBe(1)
      // It became free between the question and the confirmation: that is what he asked for.
      expect((await tell())[0]?.subject).toMatch(/^Wieder frei: /)
    })

    test('are told once, however often and on however many servers the job runs', async () => {
      const { id } = await add({ status: 'reserved' })
      await subscribe(id)
      await change(id, { status: 'available', price: 95_000 })
      await job()
      now += 11 * minute
      expect((await Promise.all([job(), job(), job()])).toSorted()).toEqual([0, 0, 1])
      const [mail, ...others] = await takeMails()
      expect(others).toEqual([])
      expect(mail?.text).toContain('отново е свободен')
      expect(mail?.text).toMatch(/Цена: 95.000.€/)
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': expect.stringMatching(/^<https:\/\/example\.com\/alerts\/[\w-]{43}>$/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      expect(await tell()).toEqual([])
    })

    test('join what changes within minutes, and keep what is taken back to themselves', async () => {
      const [one, other] = [await add(), await add({ number: '58', price: 90_000 })]
      await subscribe(one.id)
      await subscribe(other.id)
      await change(one.id, { price: 110_000 })
      await job()
      await change(one.id, { price: 120_000 })
      await job(5 * minute)
      expect(await takeMails()).toEqual([])
      await change(other.id, { price: 80_000 })
      await job(minute)
      await job(20 * minute)
      const [mail, ...others] = await takeMails()
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/120.000.€ \(досега 100.000.€\)/)
      expect(mail?.text).toMatch(/80.000.€ \(досега 90.000.€\)/)
      expect(mail?.text).not.toContain('110')

      await change(one.id, { price: 1_000 })
      await job()
      await change(one.id, { price: 120_000 })
      await job(9 * minute)
      await job(20 * minute)
      expect(await takeMails()).toEqual([])
    })

    test('say nothing of hidden prices, of drafts and of a reservation', async () => {
      const { id } = await add()
      await subscribe(id)
      await change(id, { price: 0 })
      expect(await tell()).toEqual([])
      await change(id, { price: 100_000 })
      expect(await tell()).toEqual([])
      await change(id, { price: 90_000, isDraft: true })
      expect(await tell()).toEqual([])
      await change(id, { isDraft: false })
      expect((await tell()).length).toBe(1)
      await change(id, { status: 'reserved' })
      expect(await tell()).toEqual([])
      await change(id, { status: 'available', price: 0 })
      const [mail] = await tell()
      expect(mail?.subject).toMatch(/^Отново е свободен/)
      expect(mail?.text).not.toContain('€')
    })

    test('end with a last mail when the apartment is sold, and nothing is left of the e-mail', async () => {
      const { id, type } = await add()
      await subscribe(id)
      await change(id, { status: 'sold', price: 70_000 })
      const [mail] = await tell()
      expect(mail?.text).toContain(`https://example.com/apartments?type=${type}&available=1`)
      expect(mail?.text).not.toMatch(/70.000/)
      expect(mail?.headers).toBeUndefined()
      expect(await countAlerts(data.db)).toEqual({ confirmed: 0, unconfirmed: 0 })
      expect(await data.db.read.selectFrom('alertKeys').selectAll().execute()).toEqual([])
      expect(await service.ask({ email, apartment: id }, visitor)).toBe('unknown')
    })

    test('are ended one by one or all at once, with the mails that still wait', async () => {
      const [one, other] = [await add(), await add({ number: '58' })]
      const key = await subscribe(one.id)
      await subscribe(other.id)
      expect(await service.end(key, one.id)).toBe('ended')
      expect(await service.find(key)).toMatchObject([{ subject: other.id }])
      await change(other.id, { price: 1_000 })
      await job()
      expect(await job(11 * minute)).toBe(1)
      expect(await service.end(key)).toBe('ended')
      expect(await takeMails()).toEqual([])
      expect(await service.find(key)).toBeUndefined()
      expect(await service.end(key)).toBe('missing')
      expect(await service.confirm(key, one.id)).toBe('missing')
    })

    test('do not say whether an e-mail is known, and are limited by mailbox and by network, and by nobody else', async () => {
      const { id } = await add()
      await subscribe(id)
      expect(await service.ask({ email, apartment: id }, visitor)).toBe('asked')
      expect((await takeMails())[0]?.subject).toBe('Вече Ви пишем за това')
      for (let count = 2; count < 10; count++)
        expect(await service.ask({ email, apartment: id }, visitor)).toBe('asked')
      expect((await takeMails()).length).toBe(4)
      const another = { email: 'other@example.com', apartment: id }
      expect(await service.ask(another, visitor)).toBe('too-many')
      expect(await service.ask(another, { ...visitor, ip: '192.0.2.2' })).toBe('asked')
      const askFrom = (ip: string, typed: string) =>
        service.ask({ email: typed, apartment: id }, { ...visitor, ip })
      const sent = []
      for (let host = 10; host < 80; host++)
        sent.push(await askFrom(`198.51.100.${host}`, `v${host}@example.com`))
      expect(sent.filter((receipt) => receipt === 'asked').length).toBe(30)
      for (let network = 0; network < 70; network++)
        expect(await askFrom(`10.0.${network}.1`, `w${network}@example.com`)).toBe('asked')
      expect(await service.ask({ email, apartment: 'none' }, visitor)).toBe('unknown')
    })

    test('of one mailbox are the same, however its e-mail is spelled, and are written to as it was typed', async () => {
      const { id } = await add()
      const ask = async (typed: string, network: number) => {
        const ip = `10.0.${network}.1`
        expect(await service.ask({ email: typed, apartment: id }, { ...visitor, ip })).toBe('asked')
        return (await takeMails()).map(({ to, subject }) => [to, subject])
      }
      expect(await ask('H.ans+home@GoogleMail.com', 1)).toEqual([
        ['h.ans+home@googlemail.com', expect.stringContaining('отвърдете')],
      ])
      // Whoever has mistyped the tag gets the link where he has typed it now.
      await service.ask({ email: 'hans+b@gmail.com', apartment: id }, { ...visitor, ip: '10.0.2.1' })
      const [mail] = await takeMails()
      expect(mail?.to).toBe('hans+b@gmail.com')
      expect(await service.confirm(keyIn(mail ?? { to: '', subject: '', text: '' }), id)).toBe('confirmed')
      expect(await ask('ha.ns@gmail.com', 3)).toEqual([['hans+b@gmail.com', 'Вече Ви пишем за това']])
      const others = []
      for (let tag = 0; tag < 20; tag++) others.push(...(await ask(`hans+${tag}@gmail.com`, 10 + tag)))
      expect(others.length).toBe(3)
      expect(await countAlerts(data.db)).toEqual({ confirmed: 1, unconfirmed: 0 })
      expect(await ask('ha.ns@example.com', 4)).toEqual([['ha.ns@example.com', expect.anything()]])
    })

    test('leave half of the queue of mails to others', async () => {
      const { id } = await add()
      for (let count = 0; count < 500; count++)
        await addMail(data.db, { to: email, subject: '', text: '' }, { kind: 'enquiry', now })
      expect(await service.ask({ email, apartment: id }, visitor)).toBe('busy')
      await takeMails()
      expect(await service.ask({ email, apartment: id }, visitor)).toBe('asked')
    })

    test('are as many as fit: of an apartment, and that nobody has confirmed', async () => {
      const { id } = await add()
      const row = (index: number, subject: string, confirmedAt: string | null) => ({
        id: `row ${subject} ${index}`,
        ...({
          email: `row${index}@example.com`,
          mailbox: `row${index}@example.com`,
          language: 'bg',
          subject,
          confirmedAt,
          noticedAt: null,
        } as const),
        createdAt: new Date(now).toISOString(),
        ...({ notifiedStatus: 'available', notifiedPrice: 1, notifiedUntil: '' } as const),
      })
      const fill = (count: number, subject: string, confirmedAt: string | null) =>
        data.engine.writer
          .insertInto('alerts')
          .values(Array.from({ length: count }, (_, index) => row(index, subject, confirmedAt)))
          .execute()
      await fill(500, id, new Date(now).toISOString())
      expect(await service.ask({ email, apartment: id }, visitor)).toBe('full')
      const free = await add({ number: '58' })
      expect(await service.ask({ email, apartment: free.id }, visitor)).toBe('asked')
      await fill(1000, 'a', null)
      await fill(1000, 'b', null)
      // The oldest that nobody has confirmed makes room.
      now += minute
      expect(await service.ask({ email: 'x@example.com', apartment: free.id }, visitor)).toBe('asked')
      expect(await countAlerts(data.db)).toEqual({ confirmed: 500, unconfirmed: 2000 })
      await takeMails()
      await change(id, { price: 2 })
      await job()
      expect(await job(11 * minute)).toBe(200)
      expect(await job(minute)).toBe(200)
      expect(await job(minute)).toBe(100)
      expect(await job(minute)).toBe(0)
    })

    test('are deleted unconfirmed after a week, after two years, and with their apartment', async () => {
      const [one, other] = [await add(), await add({ number: '58' })]
      await service.ask({ email: 'never@example.com', apartment: one.id }, visitor)
      await takeMails()
      await subscribe(other.id)
      expect(await sweepAlerts(data.db, new Date(now + 6 * day))).toBe(0)
      expect(await sweepAlerts(data.db, new Date(now + 8 * day))).toBe(1)
      expect(await countAlerts(data.db)).toEqual({ confirmed: 1, unconfirmed: 0 })
      expect((await data.db.read.selectFrom('alertKeys').selectAll().execute()).length).toBe(1)
      await deleteApartment(data.db, other.id)
      expect(await sweepAlerts(data.db, new Date(now + 9 * day))).toBe(0)
      expect(await sweepAlerts(data.db, new Date(now + 38 * day))).toBe(0)
      expect(await sweepAlerts(data.db, new Date(now + 40 * day))).toBe(1)
      await subscribe(one.id)
      expect(await sweepAlerts(data.db, new Date(now + 700 * day))).toBe(0)
      expect(await sweepAlerts(data.db, new Date(now + 740 * day))).toBe(1)
      expect(await data.db.read.selectFrom('alertKeys').selectAll().execute()).toEqual([])
    })

    test('belong to the personal data of the e-mail, and are in no history', async () => {
      const { id } = await add()
      const key = await subscribe(id)
      await change(id, { price: 1 })
      await job()
      await job(11 * minute)
      const person = { email, phones: [] }
      expect((await findPersonalData(data.db, person)).alerts).toMatchObject([
        { subject: id, language: 'bg' },
      ])
      expect((await findPersonalData(data.db, { phones: ['0888123456'] })).alerts).toEqual([])
      expect(await deletePersonalData(data.db, person)).toMatchObject({ alerts: 1 })
      expect(await service.find(key)).toBeUndefined()
      expect(await takeMails()).toEqual([])
      expect(JSON.stringify(await data.db.read.selectFrom('changes').selectAll().execute())).not.toContain(
        email,
      )
      await subscribe(id)
      await clearContent(data.db)
      for (const table of ['alerts', 'alertKeys', 'progressNews'] as const)
        expect(await data.db.read.selectFrom(table).selectAll().execute()).toEqual([])
    })

    test('about the construction diary tell each entry once, several in one mail, and not what is gone', async () => {
      entries = [{ id: 'old', name: 'Изкоп' }]
      await job()
      now += minute
      await subscribe('')
      entries.push(
        { id: 'one', name: 'Плоча' },
        { id: 'two', name: 'Покрив' },
        { id: 'draft', name: 'Грешка' },
      )
      await job(minute)
      entries = entries.filter(({ id }) => id !== 'draft')
      expect(await job(11 * minute)).toBe(1)
      const [mail] = await takeMails()
      expect(mail?.subject).toBe('Ново в дневника на строежа')
      expect(mail?.text).toContain('- Плоча')
      expect(mail?.text).toContain('- Покрив')
      expect(mail?.text).not.toMatch(/Изкоп|Грешка/)
      expect(await tell()).toEqual([])
    })

    test('are not told while the site is hidden', async () => {
      const { id } = await add()
      await subscribe(id)
      await saveBuilding(data.db, 1, { ...defaultBuilding, isPublished: false })
      await change(id, { price: 1 })
      expect(await tell()).toEqual([])
      await saveBuilding(data.db, 2, { ...defaultBuilding, isPublished: true })
      expect((await tell()).length).toBe(1)
    })
  })
}
