import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { agentMailHooks } from '../../backend/agent-mails/agent-mail-hooks.ts'
import { queueAgentMails } from '../../backend/agent-mails/queue-agent-mails.ts'
import { remindOfCalls } from '../../backend/agent-mails/remind-of-calls.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { workOnEnquiry } from '../../backend/data/enquiries/enquiry-work.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { listDueMails } from '../../backend/data/mails.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { decideDiscount } from '../../backend/data/reservations/approvals.ts'
import {
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../backend/data/reservations/lifecycle.ts'
import { getSalesRules, saveSalesRules } from '../../backend/data/settings.ts'
import { findUser } from '../../backend/data/users/find-users.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { chooseMails, deactivateUser, inviteUser } from '../../backend/data/users/users.ts'
import { typeInEnquiry } from '../../backend/enquiries/type-in-enquiry.ts'
import { type MailQueue, startMailQueue } from '../../backend/mail/mail-queue.ts'
import type { Message } from '../../backend/mail/mailer.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newEnquiry } from '../../domain/enquiry/new-enquiry.ts'
import { allMails } from '../../domain/people/agent-mails.ts'
import type { Role } from '../../domain/people/role.ts'
import { jobActor, userActor } from '../../domain/record/actor.ts'
import { newReservation, type Reservation } from '../../domain/reservation/reservation.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const minute = 60_000
const hour = 60 * minute

interface Person {
  id: string
  email: string
  db: Database
}

/** The mails to agents about their work: by the history, once, and only of what others have done. */
export function agentMailsContract(data: OpenedData) {
  const personOf = async (name: string, role: Role = 'agent'): Promise<Person> => {
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`
    const id = await inviteUser(data.db, { name, email, role })
    await setPassword(data.db, id, { hash: 'hash' })
    return { id, email, db: data.db.as(userActor({ id, name, role })) }
  }
  const links = { enquiriesUrl: 'https://example.com/e', reservationsUrl: 'https://example.com/r' }
  const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
  /** A minute later, when what was changed counts as finished. */
  const tell = (now = later(2 * minute)) =>
    queueAgentMails({ db: data.db.as(jobActor('agent mails')), ...links }, now)
  const remind = (now: string) => remindOfCalls({ db: data.db, ...links }, new Date(now))
  const waiting = async () =>
    (await listDueMails(data.db, Date.now() + hour, 100)).map(({ message }) => message)
  /** The mails to this person that wait, which are taken out of the queue. */
  const takeMails = async ({ email }: Pick<Person, 'email'>): Promise<Message[]> => {
    const mails = (await waiting()).filter(({ to }) => to === email)
    await data.engine.writer.deleteFrom('mails').where('recipient', '=', email).execute()
    return mails
  }
  let homes = 0
  const reserve = async (by: Person, more: Partial<Reservation> = {}) => {
    const apartment = { ...newApartment(defaultBuilding), number: `7${++homes}`, price: 100_000 }
    const { id: apartmentId } = await addApartment(data.db, apartment)
    const buyer = { buyerName: 'Мария Купувачева', from: '2026-11-10', until: '2099-11-20' }
    return addReservation(by.db, { ...newReservation, ...buyer, apartmentId, ...more })
  }

  describe('agents', () => {
    let ana: Person
    let boris: Person
    let admin: Person

    beforeEach(async () => {
      for (const table of ['mails', 'notifiedChanges'] as const)
        await data.engine.writer.deleteFrom(table).execute()
      ana = await personOf('Ана')
      boris = await personOf('Борис')
      admin = await personOf('Стефан', 'admin')
    })

    test('are told of an enquiry that somebody else assigns to them, once, after a minute', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      await workOnEnquiry(boris.db, id, { agentId: ana.id })
      expect(await tell(new Date())).toBe(0)
      expect([await tell(), await tell()]).toEqual([1, 0])
      const [mail, ...others] = await takeMails(ana)
      expect(others).toEqual([])
      expect(mail?.subject).toBe(`Запитването на ${anEnquiry.name} е възложено на Вас`)
      for (const part of ['Борис Ви възложи', anEnquiry.phone, `https://example.com/e/${id}`])
        expect(mail?.text).toContain(part)
      expect(await waiting()).toEqual([])
    })

    test('are not told of what they take themselves, and of what is taken back or passed on meanwhile', async () => {
      const [first, second, third] = [
        await addEnquiry(data.db, anEnquiry),
        await addEnquiry(data.db, anEnquiry),
        await addEnquiry(data.db, anEnquiry),
      ]
      await workOnEnquiry(ana.db, first.id, { agentId: ana.id })
      await workOnEnquiry(admin.db, second.id, { agentId: ana.id })
      await workOnEnquiry(admin.db, second.id, { agentId: null })
      await workOnEnquiry(admin.db, third.id, { agentId: ana.id })
      await workOnEnquiry(admin.db, third.id, { agentId: boris.id })
      await workOnEnquiry(admin.db, third.id, { stage: 'offer' })
      expect(await tell()).toBe(1)
      expect([await takeMails(ana), (await takeMails(boris)).length]).toEqual([[], 1])
    })

    test('are told of many enquiries in one mail, and of one that was typed in for them', async () => {
      for (let count = 0; count < 3; count++) {
        const { id } = await addEnquiry(data.db, anEnquiry)
        await workOnEnquiry(admin.db.asBatch(), id, { agentId: ana.id })
      }
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([{ subject: 'Възложени са Ви 3 запитвания' }])
      const typed = {
        ...newEnquiry,
        name: 'Пенка Обаждаща',
        phone: '0888 000 777',
        message: 'Пита за двустаен',
      }
      await typeInEnquiry(boris.db, { ...typed, agentId: ana.id }, crypto.randomUUID())
      await typeInEnquiry(ana.db, { ...typed, agentId: ana.id }, crypto.randomUUID())
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([{ subject: expect.stringContaining('Пенка Обаждаща') }])
    })

    test('are told once of all that others have changed in a reservation within a minute', async () => {
      const { id, ...reservation } = await reserve(ana, { agentId: ana.id })
      expect(await tell()).toBe(0)
      const values = { ...reservation, id }
      await reviseReservation(admin.db, id, 1, { ...values, until: '2099-12-01', notes: 'тайна' })
      await reviseReservation(ana.db, id, 2, { ...values, until: '2099-12-01', deposit: 500 })
      await reviseReservation(admin.db, id, 3, { ...values, until: '2099-12-24', deposit: 500 })
      expect(await tell()).toBe(1)
      const [mail] = await takeMails(ana)
      expect(mail?.subject).toMatch(/^Резервацията на .* е удължена до 24\.12\.2099/)
      for (const part of ['Мария Купувачева', 'Направено от: Стефан', `https://example.com/r/${id}`])
        expect(mail?.text).toContain(part)
      expect(mail?.text).not.toMatch(/тайна|Капаро/)
      await releaseReservation(admin.db, id, 4, {
        releaseReason: 'price',
        releaseNote: 'Скъпо',
        depositState: 'returned',
      })
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([{ text: expect.stringContaining('Скъпо') }])
      await resumeReservation(admin.db, id, 5, '2099-11-30')
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([{ subject: expect.stringContaining('е върната') }])
      await sellReservation(admin.db, id, 6, { finalPrice: 99_000, contractDate: '2026-11-19' })
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([{ subject: expect.stringContaining('стана продажба') }])
      await releaseReservation(ana.db, (await reserve(ana, { agentId: ana.id })).id, 1)
      expect([await tell(), await waiting()]).toEqual([0, []])
    })

    test('are told when a reservation becomes theirs, and when it no longer is', async () => {
      const reservation = await reserve(admin, { agentId: ana.id })
      expect(await tell()).toBe(1)
      expect(await takeMails(ana)).toMatchObject([
        { subject: expect.stringMatching(/^Нова резервация на Ваше име/) },
      ])
      await reviseReservation(admin.db, reservation.id, 1, { ...reservation, agentId: boris.id })
      expect(await tell()).toBe(2)
      expect(await takeMails(ana)).toMatchObject([{ text: expect.stringContaining('Отговаря: Борис') }])
      expect(await takeMails(boris)).toMatchObject([{ subject: expect.stringContaining('вече е Ваша') }])
    })

    test('who asked for a discount are told of the decision in one mail', async () => {
      await saveSalesRules(data.db, (await getSalesRules(data.db)).revision, { discountLimit: 3 })
      const { id } = await reserve(ana, { agentId: ana.id, agreedPrice: 80_000 })
      const yes = { isApproved: true, note: '' }
      await expect(decideDiscount(ana.db, id, 1, yes)).rejects.toMatchObject({
        problem: { kind: 'admins-decide' },
      })
      await decideDiscount(admin.db, id, 1, { isApproved: false, note: 'Под разходите' })
      expect(await tell()).toBe(1)
      const [mail] = await takeMails(ana)
      expect(mail?.subject).toMatch(/^Отстъпката за .* е отказана$/)
      expect(mail?.text).toContain('Под разходите')
    })

    test('who have switched mails off, or cannot sign in, get none, and none of long ago', async () => {
      const { revision = 0 } = (await findUser(data.db, ana.id)) ?? {}
      await chooseMails(ana.db, ana.id, revision, { ...allMails, mailsAssigned: false, mailsDeals: false })
      await expect(chooseMails(ana.db, ana.id, revision, allMails)).rejects.toBeInstanceOf(StaleRevision)
      const [change] = await listChanges(data.db, { collection: 'users', recordId: ana.id, limit: 1 })
      expect(change?.fields).toEqual({
        mailsAssigned: { from: true, to: false },
        mailsDeals: { from: true, to: false },
      })
      const { id } = await addEnquiry(data.db, anEnquiry)
      await workOnEnquiry(admin.db, id, { agentId: ana.id })
      await reserve(admin, { agentId: ana.id })
      await reserve(admin, { agentId: boris.id })
      await deactivateUser(data.db, boris.id)
      const eva = await personOf('Ева')
      await reserve(admin, { agentId: eva.id })
      expect(await tell(later(7 * hour))).toBe(0)
      expect(await tell()).toBe(1)
      expect((await waiting()).map(({ to }) => to)).toEqual([eva.email])
    })

    test('are told by one of several servers', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      await workOnEnquiry(admin.db, id, { agentId: ana.id })
      const counts = await Promise.all([tell(), tell(), tell()])
      expect(counts.toSorted()).toEqual([0, 0, 1])
      expect(await waiting()).toHaveLength(1)
    })

    describe('with a call', () => {
      const callOn = async (nextCallOn: string, nextCallAt: string | null) => {
        const early = data.db.at(new Date('2026-01-10T06:00:00Z'))
        const { id } = await addEnquiry(early, anEnquiry)
        await workOnEnquiry(early, id, { agentId: ana.id, nextCallOn, nextCallAt })
        return id
      }

      test('are reminded at its hour, once for each time of it', async () => {
        const id = await callOn('2026-01-15', '14:30')
        expect(await remind('2026-01-15T12:29:00Z')).toBe(0)
        expect([await remind('2026-01-15T12:31:00Z'), await remind('2026-01-15T12:32:00Z')]).toEqual([1, 0])
        const [mail] = await takeMails(ana)
        expect(mail?.subject).toBe(`Обаждане до ${anEnquiry.name} в 14:30 ч.`)
        expect(mail?.text).toContain(`https://example.com/e/${id}`)
        await workOnEnquiry(data.db.at(new Date('2026-01-15T12:40:00Z')), id, { nextCallAt: '16:00' })
        expect(await remind('2026-01-15T13:00:00Z')).toBe(0)
        expect(await remind('2026-01-15T14:00:00Z')).toBe(1)
      })

      test('without an hour are reminded at half past eight, in summer, too', async () => {
        await callOn('2026-01-15', null)
        expect([await remind('2026-01-15T06:29:00Z'), await remind('2026-01-15T06:30:00Z')]).toEqual([0, 1])
        await callOn('2026-07-15', null)
        expect([await remind('2026-07-15T05:29:00Z'), await remind('2026-07-15T05:30:00Z')]).toEqual([0, 1])
      })

      test('are not reminded of one that was done, refused, set too late, or long ago', async () => {
        const done = await callOn('2026-01-15', '10:00')
        await workOnEnquiry(data.db, done, { nextCallOn: null })
        const refused = await callOn('2026-01-15', '10:00')
        await workOnEnquiry(data.db, refused, { stage: 'refused' })
        await callOn('2026-01-15', '07:00')
        const late = await callOn('2026-01-20', null)
        await workOnEnquiry(data.db.at(new Date('2026-01-15T08:05:00Z')), late, { nextCallOn: '2026-01-15' })
        expect(await remind('2026-01-15T08:10:00Z')).toBe(0)
        const { revision = 0 } = (await findUser(data.db, ana.id)) ?? {}
        await callOn('2026-01-15', '10:00')
        await chooseMails(data.db, ana.id, revision, { ...allMails, mailsCalls: false })
        expect([await remind('2026-01-15T08:10:00Z'), await waiting()]).toEqual([0, []])
      })
    })

    describe('while their mail waits', () => {
      let queue: MailQueue | undefined
      let sent: Message[]

      beforeEach(() => {
        sent = []
      })

      afterEach(() => queue?.stop())

      const workOff = async () => {
        const deliver = async (message: Message) => {
          sent.push(message)
          return { isSent: true } as const
        }
        queue = startMailQueue({ db: data.db, deliver, hooks: agentMailHooks })
        await expect.poll(waiting).toEqual([])
      }

      test('hear nothing of what is moot by then', async () => {
        const { id } = await addEnquiry(data.db, anEnquiry)
        await workOnEnquiry(admin.db, id, { agentId: ana.id, nextCallOn: '2026-01-15', nextCallAt: '10:00' })
        await reserve(admin, { agentId: boris.id })
        expect([await tell(), await remind('2026-01-15T08:00:00Z')]).toEqual([2, 0])
        const early = data.db.at(new Date('2026-01-10T06:00:00Z'))
        const other = await addEnquiry(early, anEnquiry)
        await workOnEnquiry(early, other.id, {
          agentId: ana.id,
          nextCallOn: '2026-01-15',
          nextCallAt: '10:00',
        })
        expect(await remind('2026-01-15T08:00:00Z')).toBe(1)
        expect(await waiting()).toHaveLength(3)
        await workOnEnquiry(data.db, id, { agentId: null })
        await workOnEnquiry(data.db, other.id, { nextCallAt: '11:00' })
        const { revision = 0 } = (await findUser(data.db, boris.id)) ?? {}
        await chooseMails(data.db, boris.id, revision, { ...allMails, mailsDeals: false })
        await workOff()
        expect(sent).toEqual([])
      })

      test('get it when it still holds', async () => {
        const { id } = await addEnquiry(data.db, anEnquiry)
        await workOnEnquiry(admin.db, id, { agentId: ana.id })
        await reserve(admin, { agentId: boris.id })
        await tell()
        await workOff()
        expect(sent.map(({ to }) => to).toSorted()).toEqual([ana.email, boris.email].toSorted())
      })
    })
  })
}
