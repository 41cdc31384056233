import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../../backend/config.ts'
import { setPublished } from '../../../backend/data/building.ts'
import { openBackend } from '../../../backend/open.ts'
import { hostedSettings } from '../../engines/hosted-settings.ts'
import { createOwnDatabase } from '../../engines/own-database.ts'
import { startPostgres } from '../../engines/throwaway-postgres.ts'
import { startS3 } from '../../engines/throwaway-s3.ts'
import { growDatabase, none } from '../../large-database.ts'
import { startServer } from '../../server-process.ts'
import { addAdmin, signInAsAdmin } from '../admin-client.ts'
import type { Figure, Part } from '../figure.ts'

const total = 100_000

const list = '/admin/contacts'
const searches = {
  'a third of all': `${list}?q=паркомясто`,
  'a third of all, unread': `${list}?q=паркомясто&filter=unread`,
  'one hit': `${list}?q=visitor99999@`,
  'no hit': `${list}?q=няматакова`,
}
const limited = Object.keys(searches) as (keyof typeof searches)[]
const others = {
  'last page': `${list}?page=2000`,
  'unread, deep page': `${list}?filter=unread&page=600`,
  'search for what two thirds hold': `${list}?q=морето`,
  'search for what all hold': `${list}?q=здравейте`,
  'search for two letters': `${list}?q=от`,
  dashboard: '/admin',
}

export const enquirySearchPart: Part = {
  title: 'Search in 100,000 enquiries',
  about: 'Whole pages of the admin area with a search, relative to the list without one, on both engines.',
  measure: () => measureEnquiries(),
}

async function measureEnquiries(): Promise<Figure[]> {
  return [...(await measureOn('SQLite', {})), ...(await measureOnPostgres())]
}

async function measureOnPostgres(): Promise<Figure[]> {
  const [postgres, s3] = [await startPostgres(), await startS3()]
  const database = await createOwnDatabase(postgres.url)
  try {
    return await measureOn('PostgreSQL', await hostedSettings(database.url, s3.endpoint))
  } finally {
    await database.drop()
    await s3.stop()
    await postgres.stop()
  }
}

async function measureOn(engine: string, env: Record<string, string>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const backend = await openBackend(readConfig({ ...env, DATA_DIR: folder }), { exclusive: false })
  await addAdmin(backend)
  // Before anything is entered, the dashboard redirects to the setup.
  await setPublished(backend.db, 0, true)
  await growDatabase(backend, { ...none, enquiries: total })
  // PostgreSQL analyzes its tables by itself, but not within the minute that this takes.
  await sql`analyze`.execute(backend.db.engine.writer)
  await backend.close()
  const server = await startServer(folder, env)
  try {
    const adminClient = await signInAsAdmin(server.url)
    const times = await adminClient.time({ list, ...searches, ...others })
    for (const [name, time] of Object.entries(times)) console.log(`${engine}, ${name}: ${time.toFixed(0)} ms`)
    return limited.map((name) => ({
      what: `search in ${total} enquiries on ${engine}, ${name}, relative to the list`,
      value: times[name] / times.list,
      limit: { atMost: 2 },
      unit: 'times',
    }))
  } finally {
    server.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true })
  }
}
