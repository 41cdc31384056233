import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../backend/config.ts'
import { openBackend } from '../../../backend/open.ts'
import { serveApp } from '../../contract/served-app.ts'
import { startNginx } from '../../engines/nginx.ts'
import { newMigratedFolder } from '../../migrated-folder.ts'
import { sendRequest } from '../send-request.ts'

const folder = await newMigratedFolder('sgrada-keys-')
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const site = await serveApp(backend, { log })
const nginx = await startNginx({ upstream: site.url })

afterAll(async () => {
  await nginx.stop()
  await site.close().catch(() => {})
  await backend.close()
  rmSync(folder, { recursive: true })
})

const key = 'Xq7vK2mRz9TbNcW4yLpHsJd8FgEa1uQo6iVx3ZkYwBt'
const addresses = [
  `/feed.json?key=${key}`,
  `/feed.xml?key=${key}`,
  `/calendar/${key}.ics`,
  `//calendar/${key}.ics`,
  `/Calendar/${key}.ics`,
  `/showroom?key=${key}&at=home`,
  `/de/showroom?key=${key}`,
  `/alerts/${key}`,
  `/de/alerts/${key}?all=1`,
  `/admin/password?link=${key}`,
]

test('no key is in the log of the application or of the shipped nginx, also while no server answers', async () => {
  for (const address of addresses) await sendRequest(nginx.url + address)
  expect(nginx.accessLog()).toContain('"GET /feed.json HTTP/1.1" ')
  expect(nginx.accessLog()).toContain('"GET /calendar/... HTTP/1.1" ')
  expect(nginx.accessLog()).toContain('"GET /de/alerts/... HTTP/1.1" ')
  expect(lines.join('')).toContain('"path":"/calendar/…"')
  expect(lines.join('')).toContain('"path":"/de/alerts/…"')
  await site.close()
  for (const address of addresses)
    expect((await sendRequest(nginx.url + address)).status, address).toBeGreaterThanOrEqual(300)
  expect(nginx.accessLog().trim().split('\n')).toHaveLength(2 * addresses.length)
  // What fails for a page without a key is written down, after what would have been written before.
  await sendRequest(`${nginx.url}/contact`)
  await expect.poll(nginx.output, { timeout: 60_000 }).toContain('"GET /contact HTTP')
  for (const text of [nginx.accessLog(), nginx.output(), lines.join('')]) expect(text).not.toContain(key)
})
