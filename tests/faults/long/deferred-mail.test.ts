import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countEnquiries } from '../../../backend/data/enquiries/enquiries.ts'
import { readMailState } from '../../../backend/data/mails.ts'
import { saveCompanySettings } from '../../../backend/data/settings.ts'
import { aCompany } from '../../a-company.ts'
import { startServer } from '../../server-process.ts'
import { engines } from '../engines.ts'
import { postForm, sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'

const polling = { timeout: 60_000, interval: 100 }
const metrics = { METRICS_TOKEN: 'only-for-prometheus' }

describe.each(engines)('$name', (engine) => {
  let site: Site
  let smtp: SMTPServer
  let env: Record<string, string>
  let received: string[]
  /** Whether the mail server defers every mail. */
  let isDeferring = true

  beforeAll(async () => {
    received = []
    smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: async (stream, _, callback) => {
        const content = await text(stream)
        if (isDeferring) return callback(Object.assign(new Error('come again'), { responseCode: 451 }))
        received.push(content)
        callback()
      },
    })
    smtp.on('error', () => {})
    const listening = smtp.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as { port: number }
    site = await arrangeSite({ engine })
    await site.withBackend(({ db }) => saveCompanySettings(db, 0, aCompany))
    env = { ...site.env, ...metrics, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.com' }
  })

  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    await site.remove()
  })

  test('a mail that the mail server deferred is sent once, after the server was killed and both are back', async () => {
    const state = () => site.withBackend(({ db }) => readMailState(db))
    const stocked = await site.withBackend(({ db }) => countEnquiries(db))
    const first = await startServer(site.folder, env)
    const form = { name: 'Посетител', email: 'visitor@example.com', message: 'Свободен ли е?' }
    const { status } = await postForm(`${first.url}/contact`, {
      ...form,
      submissionId: crypto.randomUUID(),
    })
    expect(status).toBe(200)
    await expect.poll(() => site.withBackend(({ db }) => countEnquiries(db)), polling).toBe(stocked + 1)
    await expect.poll(state, polling).toMatchObject({ waiting: 2, retried: 2 })
    const headers = { authorization: `Bearer ${metrics.METRICS_TOKEN}` }
    const { text: numbers } = await sendRequest(`${first.url}/metrics`, { headers })
    expect(numbers).toContain('sgrada_mails_total{outcome="retried"} 2')
    expect(numbers).toContain('sgrada_mail_queue_length 2')
    const dashboard = await sendRequest(`${first.url}/admin`, {
      headers: { cookie: site.cookie, accept: 'text/html' },
    })
    expect(dashboard.text).toContain('2 имейла чакат нов опит')
    expect(dashboard.text).toContain('come again')

    first.kill('SIGKILL')
    await first.exited
    isDeferring = false
    // Makes the next attempt due now instead of in a minute.
    await site.withBackend(({ db }) =>
      db.transaction((trx) => trx.updateTable('mails').set({ dueAt: 0 }).execute()),
    )
    const second = await startServer(site.folder, env)
    await expect.poll(state, { ...polling, timeout: 120_000 }).toMatchObject({ waiting: 0, failed: 0 })
    expect(received.map((content) => content.match(/^To: (.+)$/m)?.[1]?.trim()).sort()).toEqual([
      'office@example.com',
      'visitor@example.com',
    ])
    second.kill('SIGTERM')
    expect(await second.exited).toBe(0)
    isDeferring = true
  })
})
