import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOwnBucket } from '../engines/own-bucket.ts'
import { createOwnDatabase } from '../engines/own-database.ts'
import { startPostgres } from '../engines/throwaway-postgres.ts'
import { startS3 } from '../engines/throwaway-s3.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

/**
 * `node tests/bench/servers.ts`: how many pages one server and two servers send per second, on PostgreSQL and
 * S3 with the demo building. Servers and clients share this machine, so the figures can only be compared with
 * each other.
 */
const connections = 16
const seconds = 5
/** The last URL has an unknown value, which is dropped, so it shares the cache entry of `/apartments`. */
const pages = ['/', '/apartments', '/navigator/1/3', '/parking', '/stores', '/apartments?floor=none']

const postgres = await startPostgres()
const s3Store = await startS3()
const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
const database = await createOwnDatabase(postgres.url)
const env = { ...(await hostedSettings()), DEMO: 'on' }
const one = await startServer(join(folder, 'one'), env)
const two = await startServer(join(folder, 'two'), env)

console.log(`${connections} connections for ${seconds} s, gzip; pages in a second`)
for (const page of pages) {
  await measureRate([one, two], page, 1)
  const alone = await measureRate([one], page, seconds)
  const together = await measureRate([one, two], page, seconds)
  const [first, second] = [alone, together].map((rate) => rate.toFixed(0).padStart(5))
  console.log(`${page.padEnd(24)} one ${first}   two ${second}   ratio ${(together / alone).toFixed(2)}`)
}

for (const server of [one, two]) {
  server.kill('SIGTERM')
  await server.exited
}
await database.drop()
await s3Store.stop()
await postgres.stop()
rmSync(folder, { recursive: true })

async function hostedSettings(): Promise<Record<string, string>> {
  const s3 = await createOwnBucket(s3Store.endpoint)
  return {
    DATABASE_URL: database.url,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AUTH_SECRET: 'throwaway-'.repeat(4),
  }
}

/** Returns the responses per second. */
async function measureRate(servers: ServerProcess[], page: string, duration: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + duration * 1000
  let responses = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const { url = '' } = servers[index % servers.length] ?? {}
      while (performance.now() < end) {
        await fetchOnce(agent, url + page)
        responses++
      }
    }),
  )
  agent.destroy()
  return responses / duration
}

function fetchOnce(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}
