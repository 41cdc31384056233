import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDemoSite } from '../demo-site.ts'
import { type Figure, median, type Part } from '../figure.ts'
import type { BareResponse } from '../load/bare-server.ts'
import { startNginx } from '../load/nginx.ts'
import { hasProgram, requireWrk, wrk } from '../load/wrk.ts'

const page = '/apartments'
const rounds = 10
const seconds = 2
const connections = 32

export const cachedPages: Part = {
  title: 'Cached pages',
  about: `\`${page}\` with gzip, as the server caches it, compared with a bare node:http server, and with nginx with one worker, that send the same bytes with the same headers; ${rounds} rounds of ${seconds} seconds each, in turn, requested by wrk with ${connections} connections. Logging is off on all of them, but for the figure that says so. Where nginx is not installed, its figure is left out.`,
  async measure() {
    requireWrk()
    const site = await openDemoSite()
    const logging = await openDemoSite('.', { LOG_LEVEL: 'info' })
    try {
      const gzip = { 'accept-encoding': 'gzip' }
      const fresh = await compare(site.url, gzip, logging.url)
      const known = await compare(site.url, { ...gzip, 'if-none-match': fresh.etag })
      return [
        figureOf('A cached page, relative to bare node:http', fresh.ours, fresh.bare, 0.6),
        ...(fresh.nginx.length > 0
          ? [figureOf('A cached page, relative to one worker of nginx', fresh.ours, fresh.nginx)]
          : []),
        figureOf(
          'A cached page with a line of log for each, relative to one without',
          fresh.logging,
          fresh.ours,
          0.85,
        ),
        figureOf(
          'A page that the browser has cached (304), relative to bare node:http',
          known.ours,
          known.bare,
          0.6,
        ),
      ]
    } finally {
      await logging.close()
      await site.close()
    }
  },
}

function figureOf(what: string, ours: number[], theirs: number[], atLeast?: number): Figure {
  const [rate, other] = [median(ours), median(theirs)]
  const from = `${rate.toFixed(0)} to ${other.toFixed(0)} per second`
  return { what, value: rate / other, from, ...(atLeast !== undefined && { limit: { atLeast } }) }
}

async function compare(url: string, headers: Record<string, string>, logging?: string) {
  const bareResponse = await getCachedResponse(url, headers)
  if (logging) await getCachedResponse(logging, headers)
  const bareServer = await startBare(bareResponse)
  const isPage = bareResponse.status === 200
  const nginx = isPage && hasProgram('nginx') ? await startNginx(bareResponse) : undefined
  const servers = {
    ours: url + page,
    bare: bareServer.url,
    nginx: nginx?.url,
    logging: logging && logging + page,
  }
  const rates: Record<keyof typeof servers, number[]> = { ours: [], bare: [], nginx: [], logging: [] }
  // The first round warms the servers up and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const [name, address] of Object.entries(servers)) {
      if (!address) continue
      const rate = await wrk(address, { connections, seconds, headers })
      if (round > 0) rates[name as keyof typeof servers].push(rate)
    }
  await nginx?.stop()
  await bareServer.stop()
  return { ...rates, etag: bareResponse.etag }
}

/**
 * Requests the page until it is compressed well, which happens in the background after its second request, and returns
 * the response, which comes from the cache.
 */
async function getCachedResponse(url: string, headers: Record<string, string>) {
  let length = -1
  let response = await getPage(url, headers)
  for (let tries = 0; tries < 10 && response.body.length !== length; tries++) {
    length = response.body.length
    await sleep(1500)
    response = await getPage(url, headers)
  }
  const { status, raw, body } = response
  const ofNode = new Set(['date', 'connection', 'keep-alive'])
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
  const own = pairs.filter(([name = '']) => !ofNode.has(name.toLowerCase()))
  const bareResponse: BareResponse = { status, headers: own.flat(), body: body.toString('base64') }
  return { ...bareResponse, etag: own.find(([name]) => name === 'etag')?.[1] ?? '' }
}

function getPage(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; raw: string[]; body: Buffer }>((resolve, reject) => {
    const sent = request(url + page, { headers, agent: false }, async (response) =>
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
    url: `http://127.0.0.1:${Number(port)}/`,
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
