import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pino } from 'pino'
import { readConfig } from '../../backend/config.ts'
import { openBackend } from '../../backend/open.ts'
import type * as App from '../../server/app.ts'
import { publishSite } from '../publish-site.ts'

/**
 * `node tests/bench/hostile-forms.ts`: how long one request of at most a megabyte blocks the event loop. The
 * built server runs in this process, on loopback, so that the delay can be measured. Requests are sent one at
 * a time.
 */
const limit = 100
const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
await backend.auth.setAdmin(credentials)
await publishSite(backend)
const signedIn = await backend.auth.signIn(credentials, { ip: '127.0.0.1', overTls: false })
if (typeof signedIn === 'string') throw new Error(signedIn)
const cookie = signedIn.cookies.map((line) => line.split(';')[0]).join('; ')
const builtApp = '../../build/server/index.js'
const { createApp }: typeof App = await import(builtApp)
const app = createApp({
  backend,
  log: pino({ level: 'silent' }),
  trustProxy: 0,
  publicUrl: undefined,
  metricsToken: undefined,
})
const server = createServer(app)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const megabyte = 1024 * 1024
const fill = (text: string, bytes = megabyte) => text.repeat(Math.floor(bytes / text.length))
const points = (entry: string) =>
  `id=x&revision=1&outlines=[{"id":"a","linkedId":null,"points":[${fill(`${entry},`, 900_000)}${entry}]}]`
const outline = `{"id":"a","linkedId":null,"points":[${fill('{},', 3000)}{}]}`

const lines = (text: string) =>
  Array.from({ length: 100 }, (_, index) => `features[${index}]=${text}`).join('&')

const bodies: [what: string, body: string, type?: string][] = [
  ['an index of eight digits', 'a[99999999]=1'],
  ['a name 16,000 times', fill('a=1&', 64_000)],
  ['a name 250,000 times', fill('a=1&')],
  ['half a million separators', fill('&&')],
  ['300 nested names', fill(`${fill('a.', 3000)}=1&`)],
  ['one long nested name', `${fill('a[0]')}=1`],
  ['300 long values', fill(`description=${fill('x', 3400)}&`)],
  ['one long value', `description=${fill('x', 1_000_000)}`],
  ['one value of percent signs', `description=${fill('%', 1_000_000)}`],
  ['spaces as ids', `ids=${fill('+', 1_000_000)}`],
  ['ids of one letter', `ids=${fill('a+', 1_000_000)}`],
  ['10,000 ids', `ids=${fill(`${crypto.randomUUID()}+`, 370_000).slice(0, -1)}`],
  ['one value of brackets', `description=${fill('<', 1_000_000)}`],
  ['100 lines of brackets', lines('<'.repeat(10_000))],
  [
    'two boundaries',
    fill('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'),
    'multipart/form-data; boundary=b; x-boundary=c',
  ],
  ['300,000 points', points('{}')],
  ['300 outlines of 1,000 points', `id=x&revision=1&outlines=[${fill(`${outline},`, 900_000)}${outline}]`],
  ['deep JSON', `id=x&revision=1&outlines=${fill('[', 1_000_000)}`],
  [
    '13,000 parts',
    fill('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'),
    'multipart/form-data; boundary=b',
  ],
  ['one part without an end', `--b\r\n${fill('x')}`, 'multipart/form-data; boundary=b'],
  ['JSON', fill('['), 'application/json'],
]
const paths = ['/contact', '/admin/login', '/admin/apartments/new', '/admin/media', '/admin/floor-plans']

const delay = monitorEventLoopDelay({ resolution: 1 })
const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    body: body.slice(0, megabyte),
    headers: {
      'Content-Type': type,
      ...(path.startsWith('/admin/') && path !== '/admin/login' && { cookie }),
    },
  })
for (const path of paths) await (await post(path, 'warm=1')).arrayBuffer()

/** Returns the best of three attempts, as the others may have waited for other work of this machine. */
async function bestOfThree(path: string, body: string, type: string | undefined) {
  let blocked = Number.POSITIVE_INFINITY
  let status = 0
  for (let round = 0; round < 3; round++) {
    delay.reset()
    delay.enable()
    const response = await post(path, body, type)
    await response.arrayBuffer()
    delay.disable()
    blocked = Math.min(blocked, delay.max / 1e6)
    status = response.status
  }
  return { blocked, status }
}

let worst = 0
for (const [what, body, type] of bodies) {
  const cells: string[] = []
  for (const path of paths) {
    const { blocked, status } = await bestOfThree(path, body, type)
    worst = Math.max(worst, blocked)
    if (status >= 500) throw new Error(`${what} at ${path}: ${status}`)
    cells.push(`${blocked.toFixed(0)} ms (${status})`)
  }
  console.log(what.padEnd(30), cells.map((cell) => cell.padEnd(14)).join(''))
}
console.log(`\nthe event loop was blocked for at most ${worst.toFixed(0)} ms (bound: ${limit})`)
server.close()
server.closeAllConnections()
await backend.close()
rmSync(folder, { recursive: true })
process.exit(worst > limit ? 1 : 0)
