import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '../../backend/data/mails.ts'
import { addMail, deleteOldMails, type MailKind, readMailState } from '../../backend/data/mails.ts'
import { deletePersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { clearContent } from '../../backend/data/snapshot/content.ts'
import { type MailQueue, startMailQueue } from '../../backend/mail/mail-queue.ts'
import type { Delivery } from '../../backend/mail/mailer.ts'
import type { OpenedData } from './opened-data.ts'

const message = { to: 'Office@example.com', subject: 'Ново запитване', text: 'Име: Ана Купувачева' }
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const comeAgain: Delivery = { isSent: false, isFinal: false, error: '451 come again' }
const noSuchUser: Delivery = { isSent: false, isFinal: true, error: '550 no such user' }

/** Mails wait in the database for up to a day, until a mail server has accepted them. */
export function mailsContract(data: OpenedData) {
  describe('mails', () => {
    let clock: number
    let delivery: Delivery
    let attempts: { message: Message; id: string | undefined; at: number }[]
    let queues: MailQueue[]

    beforeEach(async () => {
      clock = Date.UTC(2026, 10, 17, 12)
      delivery = { isSent: true }
      attempts = []
      queues = []
      await data.engine.writer.deleteFrom('mails').execute()
    })

    afterEach(async () => {
      for (const queue of queues) await queue.stop()
    })

    const start = () => {
      const queue = startMailQueue({
        db: data.db,
        deliver: async (message, id) => {
          attempts.push({ message, id, at: clock })
          return delivery
        },
        now: () => clock,
      })
      queues.push(queue)
      return queue
    }
    const add = (kind: MailKind = 'enquiry', change: Partial<Message> = {}) =>
      addMail(data.db, { ...message, ...change }, { kind, now: clock })
    const state = () => readMailState(data.db)
    const rows = () => data.db.read.selectFrom('mails').selectAll().execute()

    test('are sent once, and deleted then', async () => {
      await add()
      const queue = start()
      await expect.poll(() => queue.counts.sent).toBe(1)
      await expect.poll(rows).toEqual([])
      expect(attempts).toMatchObject([{ message, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    })

    test('are queued if and only if their transaction is committed', async () => {
      const failing = data.db.transaction(async () => {
        await add()
        throw new Error('the enquiry could not be stored')
      })
      await expect(failing).rejects.toThrow()
      expect(await rows()).toEqual([])
    })

    test('that a mail server defers are retried with growing delays for a day, and then given up', async () => {
      delivery = comeAgain
      await add()
      const queue = start()
      await expect.poll(() => attempts.length).toBe(1)
      await expect.poll(state).toMatchObject({ waiting: 1, retried: 1, failed: 0, error: '451 come again' })
      for (let minutes = 0; minutes < 25 * 60 && (await state()).waiting > 0; minutes += 5) {
        clock += 5 * minute
        const due = (await rows()).filter(({ failedAt, dueAt }) => failedAt === null && dueAt <= clock)
        const known = attempts.length
        queue.kick()
        if (due.length > 0) await expect.poll(() => attempts.length).toBe(known + 1)
        await expect
          .poll(async () => (await rows()).some((row) => row.failedAt === null && row.dueAt <= clock))
          .toBe(false)
      }
      const pauses = attempts.slice(1).map(({ at }, index) => (at - (attempts[index]?.at ?? 0)) / minute)
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
      const tried = (attempts.at(-1)?.at ?? 0) - (attempts[0]?.at ?? 0)
      expect([attempts.length > 8, tried > 18 * hour, tried <= day]).toEqual([true, true, true])
      await expect.poll(state).toMatchObject({ waiting: 0, failed: 1 })
      expect(queue.counts).toMatchObject({ sent: 0, failed: 1, retried: attempts.length - 1 })
      // The text of a mail is erased after its last attempt; its row stays for a week to show the failure.
      expect(await rows()).toMatchObject([{ message: '', recipient: 'office@example.com' }])
      await deleteOldMails(data.db, clock + 8 * day)
      expect(await rows()).toEqual([])
      // All attempts have the same id, by which mail programs recognise a repeated message.
      expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
    })

    test('that a mail server rejects are given up at once; a mistyped address of a visitor is not reported', async () => {
      delivery = noSuchUser
      await add('enquiry')
      await add('thanks', { to: 'mistyped@example.com' })
      const queue = start()
      await expect.poll(() => queue.counts.failed).toBe(2)
      await expect.poll(state).toEqual({ waiting: 0, retried: 0, failed: 1, error: '550 no such user' })
    })

    test('that were interrupted are retried later, and not at once', async () => {
      await add()
      await data.engine.writer
        .updateTable('mails')
        .set({ attempts: 1, dueAt: clock + minute })
        .execute()
      const queue = start()
      queue.kick()
      clock += minute
      await expect
        .poll(() => {
          queue.kick()
          return attempts.map(({ at }) => at)
        })
        .toEqual([clock])
    })

    test('are sent by one of several servers', async () => {
      for (let index = 0; index < 10; index++) await add('enquiry', { subject: `Запитване ${index}` })
      for (const queue of [start(), start(), start()]) queue.kick()
      await expect.poll(rows).toEqual([])
      expect(attempts.map(({ message }) => message.subject).sort()).toEqual(
        Array.from({ length: 10 }, (_, index) => `Запитване ${index}`),
      )
    })

    test('that waited for longer than a day are not sent', async () => {
      await add()
      clock += day + minute
      start()
      await expect.poll(state).toMatchObject({ waiting: 0, failed: 1 })
      expect([attempts, (await rows())[0]?.message]).toEqual([[], ''])
    })

    test('are limited in number', async () => {
      const row = {
        kind: 'enquiry',
        key: null,
        recipient: 'x',
        message: '{}',
        createdAt: clock,
        error: '',
      } as const
      const many = Array.from({ length: 1000 }, (_, index) => ({
        ...row,
        id: `${index}`,
        dueAt: clock + day,
        attempts: 1,
        failedAt: null,
      }))
      for (let index = 0; index < 1000; index += 100)
        await data.engine.writer
          .insertInto('mails')
          .values(many.slice(index, index + 100))
          .execute()
      const complain = console.error
      const complaints: string[] = []
      console.error = (text) => complaints.push(text)
      expect(
        await add().finally(() => {
          console.error = complain
        }),
      ).toBe(false)
      expect(complaints).toEqual([expect.stringContaining('1000 are waiting')])
    })

    test('to a person or about him are deleted with his data', async () => {
      await add('enquiry', { text: 'Имейл: ana@example.com', replyTo: 'ana@example.com' })
      await add('thanks', { to: 'Ana@example.com' })
      await add('enquiry', { text: 'Имейл: ivan@example.com' })
      await deletePersonalData(data.db, { email: 'ana@example.com', phones: [] })
      expect((await rows()).map(({ message }) => JSON.parse(message).text)).toEqual([
        'Имейл: ivan@example.com',
      ])
    })

    test('are deleted with all content', async () => {
      await add()
      await clearContent(data.db)
      expect(await rows()).toEqual([])
    })

    test('with links are never stored; only a failure to send one is', async () => {
      delivery = noSuchUser
      const queue = start()
      queue.send(
        { to: 'ana@example.com', subject: 'Покана', text: 'https://example.com/?link=secret' },
        'invitation',
      )
      await expect.poll(state).toMatchObject({ failed: 1 })
      expect(JSON.stringify(await rows())).not.toContain('secret')
    })

    test('with secret links that wait for a retry are recorded as not sent when the server stops', async () => {
      delivery = comeAgain
      const queue = start()
      queue.send({ ...message, text: 'https://example.com/?link=secret' }, 'invitation')
      await expect.poll(() => queue.counts.retried).toBe(1)
      expect(await state()).toMatchObject({ failed: 0 })
      await queue.stop()
      expect(await state()).toMatchObject({ failed: 1 })
      expect(JSON.stringify(await rows())).not.toContain('secret')
    })
  })
}
