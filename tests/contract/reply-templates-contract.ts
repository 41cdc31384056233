import { describe, expect, test } from 'vitest'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listEnquiryNotes } from '../../backend/data/enquiries/enquiry-work.ts'
import {
  addReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  TooManyTemplates,
  updateReplyTemplate,
} from '../../backend/data/enquiries/reply-templates.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { findRemoval, restoreRecord } from '../../backend/data/history/restore-record.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { listDueMails, type Message } from '../../backend/data/mails.ts'
import { NotFound, StaleRevision } from '../../backend/data/records/record-errors.ts'
import { queueReply, replyHooks } from '../../backend/enquiries/queue-reply.ts'
import { addTemplate, listOfferedTemplates, updateTemplate } from '../../backend/enquiries/reply-templates.ts'
import { startMailQueue } from '../../backend/mail/mail-queue.ts'
import { mostReplyTemplates } from '../../domain/enquiry/reply-template.ts'
import { userActor } from '../../domain/record/actor.ts'
import { defaultReplyTemplates } from '../../text/public/reply-templates.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const ana = userActor({ id: 'ana', name: 'Ана Агентова', role: 'agent' })
const values = {
  name: 'С картата',
  subject: 'Картата',
  text: 'Здравейте',
  withCard: true,
  withPriceList: false,
}

/** Templates of replies, and replies that wait in the queue with what they bring along. */
export function replyTemplatesContract(data: OpenedData) {
  describe('templates of replies', () => {
    const names = async () => (await listOfferedTemplates(data.db)).map(({ name }) => name)

    test("the product's own is offered until there is one, and becomes a record beside the first", async () => {
      expect(await listReplyTemplates(data.db)).toEqual([])
      const [builtIn, ...others] = await listOfferedTemplates(data.db)
      expect(others).toEqual([])
      expect(builtIn).toMatchObject({
        id: 'general',
        revision: 0,
        name: 'Общ отговор',
        ...defaultReplyTemplates,
      })
      await addTemplate(data.db, { ...values, de: { subject: 'Das Blatt', text: 'Guten Tag' } })
      expect(await names()).toEqual(['Общ отговор', 'С картата'])
      const [general, card] = await listReplyTemplates(data.db)
      expect(general).toMatchObject({ id: 'general', revision: 1, ...defaultReplyTemplates })
      expect(card).toMatchObject({
        ...values,
        de: { subject: 'Das Blatt', text: 'Guten Tag' },
      })
      await deleteReplyTemplate(data.db, 'general')
      expect(await names()).toEqual(['С картата'])
    })

    test('of two who change what the product offers the second is told, and so is one with an older revision', async () => {
      const changed = { ...values, name: 'Общ отговор' }
      const outcomes = await Promise.allSettled(
        ['Първи', 'Втори'].map((subject) => updateTemplate(data.db, 'general', 0, { ...changed, subject })),
      )
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(outcomes.find(({ status }) => status === 'rejected')).toHaveProperty(
        'reason',
        expect.any(StaleRevision),
      )
      await updateTemplate(data.db, 'general', 1, changed)
      await expect(updateTemplate(data.db, 'general', 1, values)).rejects.toThrow(StaleRevision)
      await expect(updateTemplate(data.db, 'none', 1, values)).rejects.toThrow(NotFound)
    })

    test('are at most twenty, also when two are added at once', async () => {
      for (let count = 1; count < mostReplyTemplates; count++)
        await addReplyTemplate(data.db, { ...values, name: `Шаблон ${count}` })
      const outcomes = await Promise.allSettled([
        addReplyTemplate(data.db, values),
        addReplyTemplate(data.db, values),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(outcomes.find(({ status }) => status === 'rejected')).toHaveProperty(
        'reason',
        expect.any(TooManyTemplates),
      )
      expect(await listReplyTemplates(data.db)).toHaveLength(mostReplyTemplates)
    })

    test('a form that is sent again adds one, and a change can be taken back', async () => {
      for (let twice = 0; twice < 2; twice++) await addReplyTemplate(data.db, values, 'the same form')
      expect(await listReplyTemplates(data.db)).toHaveLength(1)
      await updateReplyTemplate(data.db, 'the same form', 1, { ...values, subject: 'Друга', withCard: false })
      const [change] = await listChanges(data.db, { collection: 'replyTemplates', limit: 1 })
      expect(change?.fields).toEqual({
        subject: { from: 'Картата', to: 'Друга' },
        withCard: { from: true, to: false },
      })
      await revertChange(data.db, change?.id ?? '')
      expect(await listReplyTemplates(data.db)).toMatchObject([values])
      await deleteReplyTemplate(data.db, 'the same form')
      const removal = await findRemoval(data.db, 'replyTemplates', 'the same form')
      await restoreRecord(data.db, removal, [])
      expect(await listReplyTemplates(data.db)).toMatchObject([
        { ...values, id: 'the same form', revision: 5 },
      ])
    })
  })

  describe('a reply with attachments', () => {
    const message: Message = {
      to: 'maria@example.com',
      subject: 'Вашето запитване',
      text: 'Здравейте',
      attachments: [{ kind: 'price-list', language: 'bg', url: 'https://example.com/apartments' }],
    }
    const noteId = 'the same reply'
    const begin = async () => {
      await data.engine.writer.deleteFrom('mails').execute()
      const { id } = await addEnquiry(data.db, anEnquiry)
      const reply = () => queueReply(data.db.as(ana), id, { message, note: 'Имейл с приложения', noteId })
      return { id, reply }
    }

    test('is queued and noted once, however often it is sent', async () => {
      const { id, reply } = await begin()
      const outcomes = await Promise.allSettled([reply(), reply()])
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
      const mails = await listDueMails(data.db, Date.now(), 10)
      expect(mails).toMatchObject([{ kind: 'reply', message }])
      expect(await listEnquiryNotes(data.db, id)).toMatchObject([
        { text: 'Имейл с приложения', authorName: 'Ана Агентова' },
      ])
      expect(await findEnquiry(data.db, id)).toMatchObject({ stage: 'called' })
    })

    test('that the mail server refuses for good is noted at its enquiry, as long as there is one', async () => {
      const { id, reply } = await begin()
      await reply()
      const queue = startMailQueue({
        db: data.db,
        hooks: { reply: replyHooks },
        deliver: async () => ({ isSent: false, isFinal: true, error: '550 no such user' }),
      })
      const texts = async () => (await listEnquiryNotes(data.db, id)).map(({ text }) => text).join('\n')
      await expect.poll(texts).toContain('„Вашето запитване“ НЕ беше изпратен (550 no such user)')
      await queue.stop()
      expect((await listEnquiryNotes(data.db, id))[0]).toMatchObject({ authorName: 'Пощенски сървър' })
    })
  })
}
