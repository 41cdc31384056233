import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../engines/free-port.ts'
import { spawnServer, startServer } from '../../server-process.ts'
import { type Figure, median, type Part } from '../figure.ts'
import { processMemory } from '../process-memory.ts'

const connections = 32
const loadSeconds = 60
const pages = ['/', '/apartments', '/navigator/1/3', '/parking', '/stores', '/contact']

export const memory: Part = {
  title: 'Memory and start',
  about:
    'The built server on Linux: its resident memory at the end of a first start with the demo building, idle after a second start, and after a minute of load with 32 connections; and the time from the start of the process to the last byte of the home page, the median of five.',
  measure: () => measureMemory(),
}

async function measureMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  try {
    const first = await firstStart(folder)
    const startTimes = []
    for (let start = 0; start < 5; start++) startTimes.push(await timeToFirstResponse(folder))
    const { idle, loaded } = await idleAndLoaded(folder)
    return [
      { what: 'memory at the end of a first start', value: first.now, limit: { atMost: 350 }, unit: 'MB' },
      { what: 'peak memory during a first start', value: first.most, limit: { atMost: 350 }, unit: 'MB' },
      {
        what: 'first response after the start',
        value: median(startTimes),
        limit: { atMost: 1500 },
        unit: 'ms',
      },
      { what: 'idle memory', value: idle, limit: { atMost: 200 }, unit: 'MB' },
      { what: 'memory after a minute of load', value: loaded, limit: { atMost: 300 }, unit: 'MB' },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function firstStart(folder: string) {
  const server = await startServer(folder, { DEMO: 'on' })
  const { now, most } = processMemory(server.pid)
  server.kill('SIGTERM')
  await server.exited
  return { now: now / 1024, most: most / 1024 }
}

async function timeToFirstResponse(folder: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const server = spawnServer({ DATA_DIR: folder, PORT: String(port) })
  const exited = new Promise((resolve) => server.on('exit', resolve))
  const agent = new Agent()
  while (!(await getPage(agent, `http://127.0.0.1:${port}/`).catch(() => false))) await sleep(10)
  const time = performance.now() - started
  server.kill('SIGTERM')
  await exited
  return time
}

async function idleAndLoaded(folder: string) {
  const server = await startServer(folder)
  await sleep(5000)
  const idle = processMemory(server.pid).now / 1024
  await load(server.url)
  const loaded = processMemory(server.pid).now / 1024
  server.kill('SIGTERM')
  await server.exited
  return { idle, loaded }
}

async function load(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + loadSeconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      for (let turn = index; performance.now() < end; turn++)
        await getPage(agent, `${url}${pages[turn % pages.length]}`)
    }),
  )
  agent.destroy()
}

function getPage(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const isComplete = response.statusCode === 200
      response
        .resume()
        .on('end', () => resolve(isComplete))
        .on('error', reject)
    }).on('error', reject)
  })
}
