import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTrash } from '../../../backend/removal/trash.ts'
import { openHosted } from '../../engines/hosted.ts'
import { createInterruptibleProxy } from '../../engines/interruptible-proxy.ts'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { postForm, sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'

/** A store that accepts every connection and never responds, as when its processes are suspended. */
let proxy: Awaited<ReturnType<typeof createInterruptibleProxy>>
let site: Site
let server: ServerProcess

beforeAll(async () => {
  const engine = {
    name: 'PostgreSQL, and S3 that hangs',
    async open() {
      const { env, dispose } = await openHosted()
      proxy = await createInterruptibleProxy(env.S3_ENDPOINT)
      return { env: { ...env, S3_ENDPOINT: proxy.endpoint }, dispose }
    },
  }
  site = await arrangeSite({ engine })
  server = await startServer(site.folder, site.env)
}, 90_000)

afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  await proxy.interrupt()
  await site.remove()
}, 60_000)

test('reading or deleting a file fails long before the timeout of the store itself', async () => {
  const { photo, brochure, apartmentId, mediaId } = site.building
  const known = `${server.url}${photo}?w=320`
  expect((await sendRequest(known)).status).toBe(200)
  proxy.fallSilent()

  const apartmentPage = `/apartments/${apartmentId}`
  const reads = [
    brochure,
    `${photo}?w=640`,
    `${photo}?w=960`,
    `/previews${apartmentPage}.jpg`,
    `${apartmentPage}/card.pdf`,
  ]
  const [deleted, ...responses] = await Promise.all([
    postForm(`${server.url}/admin/media`, { ids: mediaId }, { cookie: site.cookie, origin: server.url }),
    ...reads.map((path) => sendRequest(server.url + path)),
  ])
  expect(responses.map(({ status }) => status)).toEqual(reads.map(() => 503))
  expect(deleted.status).toBe(200)
  const page = await sendRequest(server.url + apartmentPage)
  expect([page.status, (await sendRequest(known)).status]).toEqual([200, 200])

  await proxy.interrupt()
  await proxy.restore()
  const inTrash = () => site.withBackend(({ files }) => listTrash(files))
  await expect.poll(inTrash, { timeout: 60_000 }).toMatchObject([{ path: expect.stringMatching(/^media\//) }])
  expect((await sendRequest(server.url + brochure)).status).toBe(200)
}, 90_000)
