import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { openDemoSite } from '../demo-site.ts'
import { type Figure, median, type Part } from '../figure.ts'
import type { BareResponse } from '../load/bare-server.ts'

const generators = 2
const connectionsOfEach = 16

/** Measures how many responses a server on loopback sends to two processes with 16 connections each. */
async function responsesPerSecond(port: number, request: string, seconds: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: generators }, () => count(port, request, seconds)))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function count(port: number, request: string, seconds: number): Promise<number> {
  const args = ['tests/bench/load/load-generator.ts', port, connectionsOfEach, seconds].map(String)
  const generator = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  generator.stdin.end(request)
  const responses = Number(await text(generator.stdout))
  if (!(responses > 0)) throw new Error('No response arrived')
  return responses
}

const page = '/apartments'
const rounds = 12
const seconds = 1

export const cachedPages: Part = {
  title: 'Cached pages',
  about: `\`${page}\` with gzip, as the server caches it, compared with a bare node:http server that sends the same bytes with the same headers; ${rounds} rounds of a second each, in turn, requested by two processes with 16 connections each. Logging is off on both servers.`,
  async measure() {
    const site = await openDemoSite()
    try {
      const fresh = await compare(site.url, { 'accept-encoding': 'gzip' })
      const { etag } = fresh
      const known = await compare(site.url, { 'accept-encoding': 'gzip', 'if-none-match': etag })
      return [
        figureOf('A cached page, relative to bare node:http', fresh, 0.7),
        figureOf('A page that the browser has cached (304), relative to bare node:http', known, 0.8),
      ]
    } finally {
      await site.close()
    }
  },
}

interface Compared {
  ours: number
  bare: number
  etag: string
}

function figureOf(what: string, { ours, bare }: Compared, atLeast: number): Figure {
  const from = `${ours.toFixed(0)} to ${bare.toFixed(0)} per second`
  return { what, value: ours / bare, limit: { atLeast }, from }
}

async function compare(url: string, headers: Record<string, string>): Promise<Compared> {
  const bareResponse = await getCachedResponse(url, headers)
  const bareServer = await startBare(bareResponse)
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const requestHead = `GET ${page} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  const measure = (port: number) => responsesPerSecond(port, requestHead, seconds)
  const port = Number(new URL(url).port)
  const rates: { ours: number; bare: number }[] = []
  // The first round warms both servers up and is not counted.
  for (let round = 0; round <= rounds; round++)
    rates.push({ ours: await measure(port), bare: await measure(bareServer.port) })
  await bareServer.stop()
  const warm = rates.slice(1)
  return {
    ours: median(warm.map(({ ours }) => ours)),
    bare: median(warm.map(({ bare }) => bare)),
    etag: bareResponse.etag,
  }
}

/** Requests the page twice and returns the second response, which comes from the cache. */
async function getCachedResponse(url: string, headers: Record<string, string>) {
  await getPage(url, headers)
  const { status, raw, body } = await getPage(url, headers)
  const ofNode = new Set(['date', 'connection', 'keep-alive'])
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
  const own = pairs.filter(([name = '']) => !ofNode.has(name.toLowerCase()))
  const bareResponse: BareResponse = { status, headers: own.flat(), body: body.toString('base64') }
  return { ...bareResponse, etag: own.find(([name]) => name === 'etag')?.[1] ?? '' }
}

function getPage(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; raw: string[]; body: Buffer }>((resolve, reject) => {
    const sent = request(url + page, { headers }, async (response) =>
      resolve({ status: response.statusCode ?? 0, raw: response.rawHeaders, body: await buffer(response) }),
    )
    sent.on('error', reject).end()
  })
}

async function startBare(bareResponse: BareResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const file = join(folder, 'response.json')
  writeFileSync(file, JSON.stringify(bareResponse))
  const server = spawn(process.execPath, ['tests/bench/load/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(server.stdout, 'data')
  return {
    port: Number(port),
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
