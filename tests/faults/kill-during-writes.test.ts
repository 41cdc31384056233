import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { statuses } from '../../domain/status.ts'
import { startServer } from '../server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-kill-'))
afterAll(() => rmSync(folder, { recursive: true }))

const kills = 20
const writers = 4
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

/** Each writer owns one apartment, so its revision counts the changes that it must still have. */
async function arrange(): Promise<{ cookie: string; ids: string[] }> {
  const { db, auth, close } = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  const ids = []
  for (let number = 1; number <= writers; number++) {
    ids.push((await addApartment(db, { ...newApartment, number: String(number) })).id)
  }
  await auth.setAdmin(credentials)
  const signedIn = await auth.signIn(credentials, { ip: '127.0.0.1', overTls: false })
  await close()
  if (typeof signedIn === 'string') throw new Error(signedIn)
  return { cookie: signedIn.cookies.map((line) => line.split(';')[0]).join('; '), ids }
}

/** Read past the application, straight from the file that the killed server left. */
async function storedRevisions() {
  const engine = openSqlite(join(folder, 'sgrada.sqlite'))
  const rows = await engine.reader.selectFrom('apartments').select(['id', 'revision']).execute()
  await engine.close()
  return rows
}

/** Changes the status again and again; `acknowledged` holds the revision of the last answer that arrived. */
async function writeUntilKilled(
  address: string,
  cookie: string,
  id: string,
  acknowledged: Map<string, number>,
) {
  for (;;) {
    const revision = acknowledged.get(id) ?? 1
    const body = new URLSearchParams({
      id,
      revision: String(revision),
      status: statuses[revision % 3] ?? 'sold',
    })
    const response = await fetch(`${address}/admin/apartments.data`, {
      method: 'POST',
      body,
      headers: { cookie },
    })
    if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`)
    await response.text()
    acknowledged.set(id, revision + 1)
  }
}

test(`nothing acknowledged is lost when the server is killed during writes, ${kills} times`, {
  timeout: 180_000,
}, async () => {
  const { cookie, ids } = await arrange()
  const acknowledged = new Map<string, number>()

  for (let round = 1; round <= kills; round++) {
    const server = await startServer(folder)
    const writes = () => [...acknowledged.values()].reduce((sum, revision) => sum + revision, 0)
    const before = writes()
    const writing = ids.map((id) =>
      writeUntilKilled(server.address, cookie, id, acknowledged).catch((error) => error),
    )
    // On a busy machine the first answer may take a while; the kill comes in the middle of what follows.
    await expect.poll(writes, { timeout: 10_000, interval: 10 }).toBeGreaterThan(before)
    await sleep(20 + (round % 7) * 40)
    server.kill('SIGKILL')
    await server.exited
    const endings = await Promise.all(writing)
    for (const ending of endings)
      expect(String(ending)).toMatch(/fetch failed|terminated|other side closed|socket/)

    const stored = await storedRevisions()
    for (const { id, revision } of stored) {
      const known = acknowledged.get(id) ?? 1
      expect(revision, `round ${round}`).toBeGreaterThanOrEqual(known)
      // At most the one write whose answer was cut off may be there too.
      expect(revision).toBeLessThanOrEqual(known + 1)
      acknowledged.set(id, revision)
    }
  }
})
