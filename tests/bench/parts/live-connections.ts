import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../../backend/config.ts'
import { addApartment } from '../../../backend/data/apartments.ts'
import { openBackend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { publishSite } from '../../publish-site.ts'
import { startServer } from '../../server-process.ts'
import { addAdmin, signInAsAdmin } from '../admin-client.ts'
import type { Figure, Part } from '../figure.ts'
import { processMemory } from '../process-memory.ts'

export const liveConnections: Part = {
  title: 'Live connections',
  about:
    '5,000 visitors listen; a status is changed five times. The clients run on the same cores as the server.',
  measure: () => measureLiveConnections(),
}

async function measureLiveConnections(wanted = 5000): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const id = await arrange(folder)
  // The number of live connections of one client is limited, so they pretend to come from many clients through
  // a proxy.
  const server = await startServer(folder, { TRUST_PROXY: '1' })
  try {
    const { cookie } = await signInAsAdmin(server.url)
    const sell = (revision: number, status: string) => change(server.url, cookie, { id, revision, status })
    // Warms the server up, so that the cost of the first requests is not counted as that of a connection.
    await sell(1, 'reserved')
    const first = await openListener(server.url, 0)
    await sleep(1000)
    const before = processMemory(server.pid).now
    const listeners = [first]
    for (let index = 1; index < wanted; index += 100)
      listeners.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, (_, more) => openListener(server.url, index + more)),
        )),
      )
    await sleep(3000)
    const each = (processMemory(server.pid).now - before) / listeners.length
    const delays: number[] = []
    for (let revision = 2; revision <= 6; revision++) {
      const started = performance.now()
      const received = Promise.all(listeners.map(async ({ next }) => (await next()) - started))
      await sell(revision, revision % 2 ? 'reserved' : 'available')
      delays.push(...(await received))
      await sleep(500)
    }
    delays.sort((a, b) => a - b)
    const stopping = performance.now()
    server.kill('SIGTERM')
    const ended = await Promise.all(listeners.map(({ ended }) => ended))
    const seconds = ((performance.now() - stopping) / 1000).toFixed(1)
    console.log(`${ended.filter(Boolean).length} of ${listeners.length} closed cleanly in ${seconds} s`)
    return [
      {
        what: `memory for each of ${listeners.length} live connections`,
        value: each,
        limit: { atMost: 50 },
        unit: 'KB',
      },
      {
        what: `a change reaches 95 percent of ${listeners.length} live connections`,
        value: delays[Math.floor(delays.length * 0.95)] ?? Number.NaN,
        limit: { atMost: 250 },
        unit: 'ms',
      },
    ]
  } finally {
    server.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true })
  }
}

async function arrange(folder: string): Promise<string> {
  const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  const { id } = await addApartment(backend.db, { ...newApartment(defaultBuilding), number: '1' })
  await addAdmin(backend)
  await publishSite(backend)
  await backend.close()
  return id
}

async function change(
  origin: string,
  cookie: string,
  { id, revision, status }: { id: string; revision: number; status: string },
): Promise<void> {
  const body = new URLSearchParams({ id, revision: String(revision), status })
  const url = `${origin}/admin/apartments.data`
  const response = await fetch(url, { method: 'POST', body, headers: { cookie } })
  if (response.status !== 200) throw new Error(`The change returned ${response.status}`)
}

/** One live connection on a bare socket, so that reading is never slower than the server's sending. */
interface BenchListener {
  /** Resolves with the time of the next message. */
  next(): Promise<number>
  /** Whether the server ended the connection cleanly. */
  ended: Promise<boolean>
}

/** Opens one connection and waits for the first message, which holds the current versions. */
function openListener(url: string, index: number): Promise<BenchListener> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const visitor = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  socket.write(`GET /live HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${visitor}\r\n\r\n`)
  let receive = (_: number) => {}
  let wasEnded = false
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1')
    if (text.includes('data: {')) receive(performance.now())
  })
  socket.on('end', () => {
    wasEnded = true
  })
  const ended = new Promise<boolean>((resolve) => socket.on('close', () => resolve(wasEnded)))
  const next = () =>
    new Promise<number>((resolve) => {
      receive = resolve
    })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    next().then(() => resolve({ next, ended }))
  })
}
