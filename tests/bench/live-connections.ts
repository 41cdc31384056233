import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment.ts'
import { startServer } from '../server-process.ts'

/**
 * `node tests/bench/live-connections.ts [CONNECTIONS]`: how much memory a live connection takes, how soon all
 * of them hear of a change, and how soon a server that has them all open stops. On this machine only (Linux).
 */
const wanted = Math.min(Number(process.argv[2] ?? 1000), 5000)
const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }
const { id, cookie } = await arrange()
// One visitor may not have so many: they come as if from many, through a proxy.
const server = await startServer(folder, { TRUST_PROXY: '1' })

await sell(1, 'reserved') // warm: what the first requests cost is not what a connection costs
await sleep(1000)
const before = memory()
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const streams = await Promise.all(Array.from({ length: wanted }, (_, index) => open(index)))
await sleep(2000)
const after = memory()
console.log(`${wanted} connections: ${mb(before)} before, ${mb(after)} after`)
console.log(`memory for each connection: ${((after - before) / wanted).toFixed(1)} KB`)

const heard = Promise.all(streams.map(({ next }) => next()))
const started = performance.now()
await sell(2, 'sold')
await heard
console.log(`a change reached all of them in ${Math.round(performance.now() - started)} ms`)

const stopping = performance.now()
server.kill('SIGTERM')
const ended = await Promise.all(streams.map(({ ended }) => ended))
const code = await server.exited
console.log(
  `stopped with ${code} in ${Math.round(performance.now() - stopping)} ms; ${count(ended)} closed cleanly`,
)
rmSync(folder, { recursive: true })

async function arrange() {
  const { db, auth, close } = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  const { id } = await addApartment(db, { ...newApartment, number: '1' })
  await auth.setAdmin(credentials)
  const signedIn = await auth.signIn(credentials, { address: '127.0.0.1', overTls: false })
  await close()
  if (typeof signedIn === 'string') throw new Error(signedIn)
  return { id, cookie: signedIn.cookies.map((line) => line.split(';')[0]).join('; ') }
}

async function sell(revision: number, status: string): Promise<void> {
  const body = new URLSearchParams({ id, revision: String(revision), status })
  const response = await fetch(`${server.address}/admin/apartments.data`, {
    method: 'POST',
    body,
    headers: { cookie },
  })
  if (response.status !== 200) throw new Error(`answered ${response.status}`)
}

interface Stream {
  /** Resolves with the next message. */
  next(): Promise<void>
  /** Whether the server ended it, rather than the line breaking. */
  ended: Promise<boolean>
}

/** Opens one connection and waits for the versions that it starts with. */
function open(index: number): Promise<Stream> {
  const headers = { 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` }
  return new Promise((resolve, reject) => {
    get(`${server.address}/live`, { agent, headers }, (response) => {
      let waiting = () => {}
      const stream = {
        next: () => new Promise<void>((heard) => (waiting = heard)),
        ended: new Promise<boolean>((done) => response.on('close', () => done(response.complete))),
      }
      response.on('error', () => {})
      response.on('data', (chunk) => String(chunk).includes('data: {') && waiting())
      stream.next().then(() => resolve(stream))
    }).on('error', reject)
  })
}

/** What the server's process holds, in KB. */
function memory(): number {
  return Number(readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1])
}

function mb(kilobytes: number): string {
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

function count(values: boolean[]): number {
  return values.filter(Boolean).length
}
