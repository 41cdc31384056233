import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { createAlertLinks } from '../../backend/alerts/alert-links.ts'
import { queueAlertMails } from '../../backend/alerts/queue-alert-mails.ts'
import { countAlerts } from '../../backend/data/alerts/alerts.ts'
import { findApartmentWithNotes, listApartments, updateApartment } from '../../backend/data/apartments.ts'
import { signedIn } from '../an-agent.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { credentials, openOwnSite } from './own-site.ts'
import { sidewaysScroll } from './public-pages.ts'

/** The text of a mail: nodemailer sends one with few letters beyond ASCII as quoted-printable, others as base64. */
function decodeBody(headers: string, sent: string): string {
  if (!/quoted-printable/i.test(headers)) return Buffer.from(sent.replace(/\s/g, ''), 'base64').toString()
  const bytes = sent
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const publicUrl = 'https://sgrada.example'

test('a visitor asks in German, confirms, hears of a new price and ends it; the company sees how many wait', async ({
  page,
}) => {
  test.slow()
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _, callback) => {
      mails.push(await text(stream))
      callback()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.com', PUBLIC_URL: publicUrl }
  const site = await openOwnSite(credentials, { env })
  try {
    const { db } = site.backend
    const [apartment] = await listApartments(db, { status: 'available' })
    if (!apartment) throw new Error('No apartment is free')
    const { id } = apartment
    /** The body of the newest mail, and the path of the link in it. */
    const received = async (count: number) => {
      await expect.poll(() => mails.length).toBe(count)
      const [headers = '', ...parts] = (mails.at(-1) ?? '').split('\r\n\r\n')
      const body = decodeBody(headers, parts.join('\r\n\r\n'))
      return { headers, body, path: body.match(/https:\/\/sgrada\.example(\/de\/alerts\/[\w-]+)/)?.[1] ?? '' }
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/de/apartments/${id}`)
    await page.getByText('Bei Preisänderung benachrichtigen').click()
    const form = page.locator('form[action="/de/alerts"]')
    await form.getByLabel('E-Mail').fill('Hans@example.com')
    expect(await findViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    await form.getByRole('button', { name: 'Benachrichtigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte prüfen Sie Ihr Postfach' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    const asked = await received(1)
    expect(asked.body).toContain(`/de/apartments/${id}`)
    await page.goto(site.url + asked.path)
    await expect(page.getByText('Wartet auf Ihre Bestätigung')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    await page.getByRole('button', { name: /^Bestätigen/ }).click()
    await expect(page.getByRole('status').getByText('Erledigt.')).toBeVisible()
    expect(await countAlerts(db)).toEqual({ confirmed: 1, unconfirmed: 0 })

    const stored = await findApartmentWithNotes(db, id)
    if (!stored) throw new Error('The apartment is gone')
    await updateApartment(db, id, stored.revision, { ...stored, price: 123_000 })
    const deps = { db, links: createAlertLinks(publicUrl), listEntries: async () => [] }
    await queueAlertMails(deps, new Date())
    await queueAlertMails(deps, new Date(Date.now() + 11 * 60_000))
    const told = await received(2)
    expect(told.body).toMatch(/Der neue Preis beträgt 123.000/)
    expect(told.headers).toMatch(/List-Unsubscribe:\s+<https:\/\/sgrada\.example\/de\/alerts\//)
    expect(told.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    const cookie = await signedIn(site.backend, credentials)
    const admin = await page.request.get(`${site.url}/admin/apartments/${id}`, { headers: { cookie } })
    expect(await admin.text()).toContain('1 човек чака новини')
    const list = await page.request.get(`${site.url}/admin/apartments`, { headers: { cookie } })
    expect(await list.text()).toContain('aria-label="1 човек чака новини"')

    await page.goto(site.url + told.path)
    await page.getByRole('button', { name: /^Abbestellen/ }).click()
    await expect(page.getByRole('status').getByText('Erledigt.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await countAlerts(db)).toEqual({ confirmed: 0, unconfirmed: 0 })
  } finally {
    await page.close()
    await site.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})
