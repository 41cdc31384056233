import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Authority, createAuthority } from '../../engines/certificate-authority.ts'
import { hostedSettings } from '../../engines/hosted-settings.ts'
import { startPostgres } from '../../engines/throwaway-postgres.ts'
import { publishRunningSite } from '../../publish-site.ts'
import { startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-tls-'))
let authority: Authority
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  authority = createAuthority(folder, 'authority')
  postgres = await startPostgres({ tls: authority.issue('localhost') })
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** The URL has the form that docs/operations.md describes. */
const urlWith = ({ host = 'localhost', certificate = authority.certificate } = {}) => {
  const url = new URL(postgres.url)
  url.hostname = host
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: certificate }).toString()
  return url.href
}
const settings = (url: string) => hostedSettings(url, inject('s3Endpoint'))

test('a server connects to PostgreSQL over TLS only, on every connection, and sends its application name', async () => {
  const env = await settings(urlWith())
  const server = await startServer(join(folder, 'data'), env)
  await publishRunningSite({ ...env, DATA_DIR: join(folder, 'data') })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect((await fetch(`${server.url}/apartments`)).status).toBe(200)
  const client = new pg.Client({ connectionString: urlWith() })
  await client.connect()
  const { rows } = await client.query(
    `select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
     where application_name like 'sgrada%' order by 1`,
  )
  await client.end()
  expect(rows).toEqual([
    { name: 'sgrada', ssl: true },
    { name: 'sgrada_changes', ssl: true },
  ])
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test.each([
  [
    'has a certificate of another authority',
    () => ({ certificate: createAuthority(folder, 'other').certificate }),
  ],
  ['has a certificate for another host name', () => ({ host: '127.0.0.2' })],
  ['is connected to with a missing certificate file', () => ({ certificate: join(folder, 'missing.pem') })],
])('a PostgreSQL that %s is refused in one line', async (_, change) => {
  const { code, output } = await failToStart({
    ...(await settings(urlWith(change()))),
    DATA_DIR: join(folder, 'none'),
  })
  expect([code, output.split('\n')]).toEqual([
    1,
    [expect.stringMatching(/The database \S+ cannot be used: /)],
  ])
})

test('a connection without TLS is refused', async () => {
  const url = postgres.url.replace('127.0.0.1', 'localhost')
  const { code, output } = await failToStart({ ...(await settings(url)), DATA_DIR: join(folder, 'none') })
  expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining('no encryption')]])
})
