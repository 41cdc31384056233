import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { countEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addMail, type MailAttachment, type Message } from '../../backend/data/mails.ts'
import { saveCompanySettings } from '../../backend/data/settings.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { aCompany } from '../a-company.ts'
import { withoutTable } from '../e2e/broken-table.ts'
import { newMigratedFolder } from '../migrated-folder.ts'

const enquiry = {
  name: 'Посетител 01',
  email: 'visitor@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

describe('an enquiry and a real mail server', () => {
  let folder: string
  let backend: Backend
  let received: { to: string[]; content: string }[]
  let server: SMTPServer
  let respond: (reply: (error?: Error) => void) => void

  beforeEach(async () => {
    received = []
    respond = (reply) => reply()
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: async (stream, session, callback) => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          content: await text(stream),
        })
        respond(callback)
      },
    })
    server.on('error', () => {})
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as { port: number }
    folder = await newMigratedFolder('sgrada-mail-')
    const config = readConfig({
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@example.com',
    })
    backend = await openBackend(config, { exclusive: true })
    await saveCompanySettings(backend.db, 0, aCompany)
  })

  afterEach(async () => {
    await backend.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    rmSync(folder, { recursive: true })
  })

  const decoded = (content: string) =>
    Buffer.from(content.split('\r\n\r\n').slice(1).join('').replace(/\s/g, ''), 'base64').toString()

  const idOf = (mail: { content: string } | undefined) => mail?.content.match(/^Message-ID: (.+)$/m)?.[1]

  test('is mailed to the sales team in full, and acknowledged to the sender without its text', async () => {
    await backend.enquiries.receive(enquiry, { ip: '192.0.2.1' })
    await expect.poll(() => received.length).toBe(2)
    const notice = received.find(({ to }) => to.includes('office@example.com'))
    const thanks = received.find(({ to }) => to.includes('visitor@example.com'))
    expect(decoded(notice?.content ?? '')).toContain('Свободен ли е?')
    expect(notice?.content).toContain('Reply-To: visitor@example.com')
    expect(decoded(thanks?.content ?? '')).toContain('Получихме запитването Ви')
    expect(decoded(thanks?.content ?? '')).not.toContain('Свободен')
    for (const mail of received) expect(mail.content).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

  describe('is replied to by the sales team', () => {
    const letter = { to: 'visitor@example.com', subject: 'Вашето запитване', text: 'Свободен е.' }
    const ana = { userId: 'ana' }

    test('the reply is sent, with the company as Reply-To', async () => {
      expect(backend.enquiries.canMail).toBe(true)
      expect(await backend.enquiries.reply(letter, ana)).toBe('sent')
      expect(received.map(({ to }) => to)).toEqual([['visitor@example.com']])
      expect(received[0]?.content).toContain('Reply-To: office@example.com')
      expect(decoded(received[0]?.content ?? '')).toBe('Свободен е.')
      // A person has written it, and is to hear that its reader is on holiday.
      expect(received[0]?.content).not.toContain('Auto-Submitted')
    })

    test('or fails, and is not queued', async () => {
      respond = (reply) => reply(new Error('mailbox full'))
      expect(await backend.enquiries.reply(letter, ana)).toBe('failed')
      // A queued copy would be sent in addition to the user's own second attempt.
      expect(await backend.mail?.readState()).toMatchObject({ waiting: 0 })
      expect(backend.mail?.counts).toEqual({ sent: 0, retried: 0, failed: 1 })
    })

    test('with the card of an apartment and the price list, which are drawn when it is sent', async () => {
      const { id } = await addApartment(backend.db, {
        ...newApartment(defaultBuilding),
        number: '12',
        price: 90_000,
      })
      await saveCompanySettings(backend.db, 1, { ...aCompany, publicPriceList: true })
      const url = 'https://example.com/en/apartments'
      const attachments: MailAttachment[] = [
        {
          kind: 'card',
          apartmentId: id,
          language: 'en',
          pages: { apartment: `${url}/${id}`, apartments: url },
        },
        { kind: 'price-list', language: 'en', url },
      ]
      const queue = async (message: Message) => {
        expect(await addMail(backend.db, message, { kind: 'reply' })).toBe(true)
      }
      expect(await backend.enquiries.reply({ ...letter, attachments }, { ...ana, queue })).toBe('queued')
      await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
      const content = received[0]?.content ?? ''
      expect(content.match(/Content-Type: application\/pdf/g)).toHaveLength(2)
      expect(content).toMatch(/filename=.*12.*\.pdf/i)
      // „%PDF-“ in base64.
      expect(content.match(/^JVBERi0/gm)).toHaveLength(2)
      expect(content).toContain('Reply-To: office@example.com')
      expect(content).not.toContain('Auto-Submitted')
    }, 30_000)

    test('is given up when its apartment is there no more', async () => {
      const pages = { apartment: '', apartments: '' }
      const attachments: MailAttachment[] = [{ kind: 'card', apartmentId: 'gone', language: 'bg', pages }]
      await addMail(backend.db, { ...letter, attachments }, { kind: 'reply', key: 'reply none 1' })
      await backend.enquiries.receive(enquiry, { ip: '192.0.2.1' })
      await expect.poll(() => backend.mail?.readState()).toMatchObject({ waiting: 0, failed: 1 })
      expect(received).toHaveLength(2)
    })

    test('limited to five an hour to one address and thirty in ten minutes by one user', async () => {
      for (let count = 0; count < 5; count++) expect(await backend.enquiries.reply(letter, ana)).toBe('sent')
      const again = { ...letter, to: 'Visitor@example.com' }
      expect(await backend.enquiries.reply(again, { userId: 'ivan' })).toBe('too-many')
      for (let count = 5; count < 30; count++)
        expect(await backend.enquiries.reply({ ...letter, to: `v${count}@example.com` }, ana)).toBe('sent')
      const another = { ...letter, to: 'another@example.com' }
      expect(await backend.enquiries.reply(another, ana)).toBe('too-many')
      expect(await backend.enquiries.reply(another, { userId: 'ivan' })).toBe('sent')
    })
  })

  test('is stored at once although the mail server refuses', async () => {
    respond = (reply) => reply(new Error('mailbox full'))
    expect(await backend.enquiries.receive(enquiry, { ip: '192.0.2.1' })).toBe('received')
    expect(await countEnquiries(backend.db)).toBe(1)
    await expect.poll(() => received.length).toBe(2)
    await expect.poll(() => backend.mail?.readState()).toMatchObject({ waiting: 2, retried: 2, failed: 0 })
  })

  test('reaches the sales team although the mail server deferred it (451) at first', async () => {
    respond = (reply) => reply(Object.assign(new Error('come again'), { responseCode: 451 }))
    await backend.enquiries.receive(enquiry, { ip: '192.0.2.1' })
    await expect
      .poll(() => backend.mail?.readState())
      .toMatchObject({ retried: 2, error: expect.stringContaining('come again') })
    const [put, ...others] = received.splice(0)
    respond = (reply) => reply()
    // Makes the retry due now instead of in a minute.
    await backend.db.transaction((trx) => trx.updateTable('mails').set({ dueAt: 0 }).execute())
    await backend.expireAndRemind(new Date())
    await expect.poll(() => backend.mail?.readState()).toMatchObject({ waiting: 0, failed: 0 })
    expect(received.map(idOf).sort()).toEqual([put, ...others].map(idOf).sort())
    expect(backend.mail?.counts).toEqual({ sent: 2, retried: 2, failed: 0 })
  })

  test('is stored at once although the mail server does not respond', async () => {
    const waiting: (() => void)[] = []
    respond = (reply) => waiting.push(reply)
    const enquiries = Promise.all(
      [1, 2, 3].map((host) =>
        backend.enquiries.receive({ ...enquiry, name: `Посетител ${host}` }, { ip: `192.0.2.${host}` }),
      ),
    )
    expect(await enquiries).toHaveLength(3)
    expect(await countEnquiries(backend.db)).toBe(3)
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    respond = (reply) => reply()
    for (const reply of waiting) reply()
    await expect.poll(() => backend.mail?.readState()).toMatchObject({ waiting: 0 })
  })

  test('is stored although the settings for the mails cannot be read', async () => {
    const complaints: unknown[] = []
    const complain = console.error
    console.error = (message) => complaints.push(message)
    await withoutTable({ backend }, 'settings', async () => {
      expect(await backend.enquiries.receive(enquiry, { ip: '192.0.2.1' })).toBe('received')
    }).finally(() => {
      console.error = complain
    })
    expect(await countEnquiries(backend.db)).toBe(1)
    expect(complaints).toEqual(['Error preparing mail:'])
  })
})
