import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { openBackend } from '../../backend/open.ts'
import { startServer } from '../server-process.ts'

/** How the list of enquiries holds up with a hundred thousand of them: node tests/bench/enquiries.ts */
const total = 100_000
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
await backend.auth.setAdmin(credentials)
const started = Date.now()
await backend.db.write('enquiries', async (trx) => {
  for (let start = 0; start < total; start += 500) {
    const rows = Array.from({ length: 500 }, (_, offset) => enquiry(start + offset))
    await trx.insertInto('enquiries').values(rows).execute()
  }
})
await backend.close()

const server = await startServer(folder)
try {
  const cookie = await signIn()
  const addresses = {
    'first page': '/admin/contacts',
    'last page': '/admin/contacts?page=2000',
    'unread, first page': '/admin/contacts?filter=unread',
    'unread, deep page': '/admin/contacts?filter=unread&page=600',
    'search with many hits': '/admin/contacts?q=паркомясто',
    'search with one hit': '/admin/contacts?q=посетител99999@',
    'search without a hit': '/admin/contacts?q=няматакова',
    dashboard: '/admin',
  }
  for (const [name, address] of Object.entries(addresses)) {
    const times = []
    for (let run = 0; run < 15; run++) times.push(await time(encodeURI(address), cookie))
    times.sort((a, b) => a - b)
    console.log(`${name}: median ${times[7]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`)
  }
  const before = performance.now()
  const csv = await fetch(`${server.address}/admin/contacts/export`, { headers: { cookie } })
  const bytes = (await csv.arrayBuffer()).byteLength
  console.log(`CSV: ${(bytes / 1e6).toFixed(1)} MB in ${(performance.now() - before).toFixed(0)} ms`)
} finally {
  server.kill('SIGTERM')
  await server.exited
  rmSync(folder, { recursive: true })
}

function enquiry(index: number) {
  const name = `Посетител ${index}`
  const email = `посетител${index}@example.com`
  const message =
    `Здравейте, интересувам се от ${index % 3 ? 'апартамент с изглед към морето' : 'паркомясто'}. `.repeat(3)
  const apartmentNumber = index % 2 ? String(index % 117) : ''
  return {
    id: crypto.randomUUID(),
    submissionId: crypto.randomUUID(),
    revision: 1,
    name,
    email,
    phone: '+359 000 000 000',
    message,
    apartmentNumber,
    submittedAt: new Date(started - (index * 5 * 365 * 24 * 60 * 60 * 1000) / total).toISOString(),
    isRead: index % 3 === 0 ? 0 : 1,
    searchText: [name, email, '+359 000 000 000', message, apartmentNumber]
      .join('\n')
      .toLocaleLowerCase('bg'),
  }
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams(credentials)
  const answer = await fetch(`${server.address}/admin/login`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function time(address: string, cookie: string): Promise<number> {
  const before = performance.now()
  const answer = await fetch(server.address + address, { headers: { cookie }, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - before
}
