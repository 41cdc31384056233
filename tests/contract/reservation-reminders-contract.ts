import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addApartment, findApartment } from '../../backend/data/apartments.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import type { Message } from '../../backend/data/mails.ts'
import { listDueMails, readMailState } from '../../backend/data/mails.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { reviseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../backend/data/reservations/queries.ts'
import { saveCompanySettings } from '../../backend/data/settings.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { inviteUser } from '../../backend/data/users/users.ts'
import { expireAndRemind, reminderHooks } from '../../backend/jobs/expire-and-remind.ts'
import { type MailQueue, startMailQueue } from '../../backend/mail/mail-queue.ts'
import type { Delivery } from '../../backend/mail/mailer.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { aCompany } from '../a-company.ts'
import type { OpenedData } from './opened-data.ts'

/** The hourly job that expires reservations and sends reminders before that. */
export function reservationRemindersContract(data: OpenedData) {
  describe('reservations that end', () => {
    let sent: Message[]
    let delivery: Delivery
    let queue: MailQueue
    /** By how much the clock of the mail queue is ahead, in milliseconds. */
    let ahead: number
    const clock = () => Date.now() + ahead
    const expireAndRemindAt = async (now: string, canMail = true) => {
      const db = data.db.as(jobActor('reservations'))
      await expireAndRemind({ canMail, db, reservationsUrl: 'https://example.com/r' }, new Date(now))
      await workOff()
    }
    /** Waits until the mail queue is idle. */
    const workOff = async () => {
      queue.kick()
      await expect.poll(async () => (await listDueMails(data.db, clock(), 1)).length).toBe(0)
      await queue.stop()
      queue = startQueue()
    }
    const startQueue = () =>
      startMailQueue({
        db: data.db,
        deliver: async (message) => {
          if (delivery.isSent) sent.push(message)
          return delivery
        },
        hooks: { reminder: reminderHooks },
        now: clock,
      })
    const reserve = async (agentId: string | null = null) => {
      const apartment = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '40' })
      const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000', deposit: 2000 }
      const days = { from: '2026-11-10', until: '2026-11-20' }
      return addReservation(data.db, {
        ...newReservation,
        ...buyer,
        ...days,
        apartmentId: apartment.id,
        agentId,
      })
    }

    beforeEach(async () => {
      sent = []
      delivery = { isSent: true }
      ahead = 0
      await data.engine.writer.deleteFrom('mails').execute()
      await saveCompanySettings(data.db, 0, aCompany)
      queue = startQueue()
    })

    afterEach(() => queue.stop())

    test('tomorrow are mailed to the sales team once, with the data of the buyer', async () => {
      const { id } = await reserve()
      await expireAndRemindAt('2026-11-18T21:59:00Z')
      expect(sent).toEqual([])
      await expireAndRemindAt('2026-11-18T22:01:00Z')
      await expireAndRemindAt('2026-11-19T10:00:00Z')
      expect(sent).toMatchObject([{ to: 'office@example.com' }])
      expect(sent[0]?.subject).toContain('апартамент 40, вход А изтича на 20.11.2026')
      for (const part of ['Мария Купувачева', '0888 000 000', `https://example.com/r/${id}`])
        expect(sent[0]?.text).toContain(part)
    })

    test('are mailed to their agent', async () => {
      const email = `agent-${crypto.randomUUID()}@example.com`
      const agentId = await inviteUser(data.db, { name: 'Ана Агентова', email, role: 'agent' })
      await setPassword(data.db, agentId, { hash: 'a hash' })
      await reserve(agentId)
      await expireAndRemindAt('2026-11-19T10:00:00Z')
      expect(sent).toMatchObject([{ to: email }])
    })

    test('are mailed later when no mail server was configured before', async () => {
      const { id } = await reserve()
      await expireAndRemindAt('2026-11-19T10:00:00Z', false)
      expect(await findReservation(data.db, id)).toMatchObject({ remindedAt: null, revision: 1 })
      await expireAndRemindAt('2026-11-19T11:00:00Z')
      expect(sent).toHaveLength(1)
    })

    test('are noted as reminded of when the mail server has accepted the mail, which is queued once', async () => {
      const { id } = await reserve()
      delivery = { isSent: false, isFinal: false, error: '451 come again' }
      await expireAndRemindAt('2026-11-19T10:00:00Z')
      await expireAndRemindAt('2026-11-19T11:00:00Z')
      expect(await findReservation(data.db, id)).toMatchObject({ remindedAt: null })
      expect(await readMailState(data.db)).toMatchObject({ waiting: 1, retried: 1, error: '451 come again' })
      delivery = { isSent: true }
      ahead = 60 * 60_000
      await workOff()
      expect(sent).toHaveLength(1)
      expect(await findReservation(data.db, id)).toMatchObject({ remindedAt: expect.any(String) })
      await expireAndRemindAt('2026-11-19T12:00:00Z')
      expect(sent).toHaveLength(1)
    })

    test('are not mailed when they were prolonged while the mail waited', async () => {
      const { id, revision, ...values } = await reserve()
      delivery = { isSent: false, isFinal: false, error: '451 come again' }
      await expireAndRemindAt('2026-11-19T10:00:00Z')
      await reviseReservation(data.db, id, revision, { ...values, until: '2026-12-20' })
      delivery = { isSent: true }
      ahead = 60 * 60_000
      await workOff()
      expect(sent).toEqual([])
      expect(await readMailState(data.db)).toMatchObject({ waiting: 0, failed: 0 })
    })

    test('expire at midnight in Sofia: the job makes the apartment available and mails the sales team', async () => {
      const { id, apartmentId } = await reserve()
      if (apartmentId === null) throw new Error('The reservation has no apartment')
      await expireAndRemindAt('2026-11-20T21:59:00Z')
      expect(await findReservation(data.db, id)).toMatchObject({ state: 'running' })
      sent = []
      await expireAndRemindAt('2026-11-20T22:00:00Z')
      await expireAndRemindAt('2026-11-20T23:00:00Z')
      expect(sent).toMatchObject([
        { to: 'office@example.com', subject: 'Резервацията на апартамент 40, вход А изтече' },
      ])
      for (const part of ['отново се показва като свободен', '0888 000 000', `https://example.com/r/${id}`])
        expect(sent[0]?.text).toContain(part)
      expect(await findReservation(data.db, id)).toMatchObject({ state: 'expired' })
      expect(await findApartment(data.db, apartmentId)).toMatchObject({ status: 'available' })
      const [freed] = await listChanges(data.db, { collection: 'apartments', recordId: apartmentId })
      expect(freed?.actor).toEqual(jobActor('reservations'))
    })
  })
}
