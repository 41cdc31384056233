import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listEnquiries } from '../../../backend/data/enquiries/enquiries.ts'
import { credentials, expect, test } from '../fixtures.ts'
import { type OwnSite, openOwnSite } from '../own-site.ts'

const publicUrl = 'https://www.example.com'
const foreign = 'evil.example'

interface Sent {
  headers?: Record<string, string>
  form?: Record<string, string>
}

/** Sends a request with headers that a browser would not let a test set, such as `Host`. */
function sendTo(site: OwnSite, path: string, { headers = {}, form }: Sent = {}) {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      site.url + path,
      { method: form ? 'POST' : 'GET', headers: { ...(form && type), ...headers } },
      async (response) => resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    )
    sent.on('error', reject)
    sent.end(form && new URLSearchParams(form).toString())
  })
}

/**
 * Returns the bodies of responses with absolute URLs: canonical links, previews, structured data, sitemap,
 * robots.
 */
async function publishedUrls(site: OwnSite, headers: Record<string, string>): Promise<string[]> {
  const [apartment] = await listApartments(site.backend.db)
  const paths = ['/', `/apartments/${apartment?.id}`, '/parking', '/sitemap.xml', '/robots.txt']
  return Promise.all(paths.map(async (path) => (await sendTo(site, path, { headers })).body))
}

async function withSite(env: Record<string, string>, work: (site: OwnSite) => Promise<void>): Promise<void> {
  const site = await openOwnSite(credentials, { env: { LOG_LEVEL: 'warn', ...env } })
  await work(site).finally(() => site.close())
}

test('without PUBLIC_URL, an unknown host is never repeated, and one warning says what to set', async () => {
  await withSite({}, async (site) => {
    for (const body of await publishedUrls(site, { Host: foreign })) {
      expect(body).toContain(`http://localhost:${new URL(site.url).port}`)
      expect(body).not.toContain(foreign)
    }
    expect(site.output().match(/PUBLIC_URL/g)).toHaveLength(1)
  })
})

test('with PUBLIC_URL, the site uses that URL, whichever host is requested', async () => {
  await withSite({ PUBLIC_URL: publicUrl }, async (site) => {
    for (const Host of [foreign, new URL(site.url).host])
      for (const body of await publishedUrls(site, { Host })) {
        expect(body).toContain(publicUrl)
        expect(body).not.toContain(foreign)
        expect(body).not.toContain(site.url)
      }
    expect(site.output()).not.toContain('PUBLIC_URL')
  })
})

test('behind a trusted proxy, the forwarded host counts', async () => {
  await withSite({ TRUST_PROXY: '1' }, async (site) => {
    const headers = { Host: 'www.example.com', 'X-Forwarded-Proto': 'https' }
    for (const body of await publishedUrls(site, headers)) expect(body).toContain(publicUrl)
  })
})

test('a form from PUBLIC_URL is accepted although the proxy forwards another host; one from elsewhere is refused', async () => {
  await withSite({ PUBLIC_URL: publicUrl }, async (site) => {
    const form = { name: 'Посетител 28', email: 'p28@example.com', message: 'През прокси.' }
    for (const path of ['/contact', '/contact.data']) {
      const send = (Origin: string) =>
        sendTo(site, path, { form: { ...form, message: path }, headers: { Host: 'backend:3000', Origin } })
      expect((await send(publicUrl)).status).toBe(200)
      expect((await send('https://evil.example')).status).toBe(403)
      expect((await send('http://www.example.com')).status).toBe(403)
    }
    const found = await listEnquiries(site.backend.db, { search: form.email, state: 'all' })
    expect(found.map(({ message }) => message).toSorted()).toEqual(['/contact', '/contact.data'])
    const { status } = await sendTo(site, '/admin/login', {
      form: credentials,
      headers: { Host: 'backend:3000', Origin: publicUrl },
    })
    expect(status).toBe(302)
  })
})
