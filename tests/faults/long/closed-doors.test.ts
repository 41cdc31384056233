import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentRoutes } from '../../../app/admin/session/agent-routes.ts'
import { addTestUser, signedIn } from '../../an-agent.ts'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { adminUrls, adminUrlsByPattern, dataUrlOf } from '../admin-urls.ts'
import { type AdminWrite, adminWritesOf } from '../admin-writes.ts'
import { engines } from '../engines.ts'
import { crossSiteRequests, findIntruders, type Intruder } from '../intruders.ts'
import { type HttpResponse, sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'
import { secret, testImage } from '../stocked-building.ts'
import { storedContent } from '../stored-content.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const writing = methods.slice(2)

describe.each(engines)('every route of the admin area, on $name', (engine) => {
  let site: Site
  let server: ServerProcess
  let writes: AdminWrite[]
  let image: Buffer
  let tries = 0
  beforeAll(async () => {
    site = await arrangeSite({ engine })
    writes = await site.withBackend((backend) => adminWritesOf(backend, site.building))
    server = await startServer(site.folder, site.env)
    image = await testImage(40, 30)
  })
  afterAll(async () => {
    console.log(`${adminUrls(site.building).length} doors, ${tries} requests`)
    server.kill('SIGTERM')
    await server.exited
    await site.remove()
  })

  /**
   * Requests the URL as a page and as data, with a body that makes a change there when an administrator sends
   * it.
   */
  async function tryUrl(url: string, method: string, { headers }: Intruder): Promise<HttpResponse[]> {
    const write = writes.find((each) => each.url === url)
    const isUpload = url.startsWith('/admin/uploads/')
    const body = isUpload ? image : new URLSearchParams(write?.form).toString()
    const upload = { 'x-upload-id': crypto.randomUUID(), 'x-file-name': 'a.jpg' }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    tries += 2
    return Promise.all(
      [url, dataUrlOf(url)].map((url) =>
        sendRequest(server.url + url, {
          method,
          headers: { ...headers, ...(isUpload ? upload : form) },
          ...(writing.includes(method) && { body }),
        }),
      ),
    )
  }

  function expectNothingRevealed(what: string, { text, headers }: HttpResponse) {
    expect(text + JSON.stringify(headers), what).not.toContain(secret)
    expect(headers['content-type'] ?? '', what).not.toMatch(/event-stream|csv/)
  }

  test('is closed to every client without a valid session of an administrator', async () => {
    const intruders = await findIntruders(site)
    const before = await site.withBackend(storedContent)
    const urls = adminUrls(site.building)
    expect(urls.length).toBeGreaterThanOrEqual(29)
    for (const url of urls) {
      for (const method of methods) {
        for (const intruder of intruders) {
          const what = `${method} ${url} by ${intruder.who}`
          const responses = await tryUrl(url, method, intruder)
          for (const response of responses) {
            expectNothingRevealed(what, response)
            expect([202, 302, 401, 403, 404, 405], what).toContain(response.status)
            const leads = response.status === 302 || (response.status === 202 && method !== 'HEAD')
            if (leads) expect(response.text + response.headers.location, what).toContain('/admin/login')
          }
        }
      }
      expect(await site.withBackend(storedContent), url).toEqual(before)
    }
    expect(server.output()).not.toContain('"level":50')
  })

  test('is open to an agent only by the methods that agents may use', async () => {
    const cookie = await site.withBackend(async (backend) => {
      await addTestUser(backend)
      return signedIn(backend)
    })
    const before = await site.withBackend(storedContent)
    for (const { pattern, url } of adminUrlsByPattern(site.building)) {
      for (const method of methods) {
        if (agentRoutes[pattern]?.includes(method)) continue
        for (const response of await tryUrl(url, method, { who: 'agent', headers: { cookie } })) {
          expectNothingRevealed(`${method} ${url} by an agent`, response)
          expect([403, 404], `${method} ${url} by an agent`).toContain(response.status)
        }
      }
      expect(await site.withBackend(storedContent), url).toEqual(before)
    }
  })

  test('is closed to requests that other sites make an administrator’s browser send', async () => {
    const before = await site.withBackend(storedContent)
    for (const url of adminUrls(site.building)) {
      for (const method of writing) {
        for (const page of crossSiteRequests(site.cookie)) {
          for (const response of await tryUrl(url, method, page)) {
            const what = `${method} ${url} by ${page.who}`
            expectNothingRevealed(what, response)
            expect(response.status, what).toBe(403)
          }
        }
      }
      expect(await site.withBackend(storedContent), url).toEqual(before)
    }
  })

  test('is open to an administrator: the same requests reveal and change something', async () => {
    const headers = { cookie: site.cookie }
    for (const url of ['/admin/contacts', '/admin/media', '/admin/contacts/export']) {
      expect((await sendRequest(server.url + url, { headers })).text, url).toContain(secret)
    }
    for (const { url, method } of writes) {
      const before = await site.withBackend(storedContent)
      // The page and the data request are sent at once; where only one can succeed, the other finds nothing
      // left to do.
      const responses = await tryUrl(url, method, { who: 'administrator', headers })
      expect(Math.min(...responses.map(({ status }) => status)), `${method} ${url}`).toBeLessThan(400)
      expect(await site.withBackend(storedContent), `${method} ${url}`).not.toEqual(before)
    }
  })
})
