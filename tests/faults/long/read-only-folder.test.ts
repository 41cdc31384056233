import { chmodSync, lchownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'
import { arrangeSite, type Site } from '../site.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'
import { expectWritesRefused, expectWritesWork } from '../writes.ts'

/** Root may write everywhere, so under root the server runs as another user. */
const isRoot = process.getuid?.() === 0
const nobody = 65534
const launch = isRoot ? { uid: nobody } : {}

let site: Site
beforeAll(async () => {
  site = await arrangeSite()
  setWritable(true)
})
afterAll(async () => {
  setWritable(true)
  await site.remove()
})

function setWritable(writable: boolean): void {
  const entries = readdirSync(site.folder, { recursive: true, withFileTypes: true })
  for (const path of [site.folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]) {
    if (isRoot) lchownSync(path, nobody, nobody)
    const isFolder =
      path === site.folder ||
      entries.some((entry) => entry.isDirectory() && path === join(entry.parentPath, entry.name))
    chmodSync(path, (isFolder ? 0o555 : 0o444) | (writable ? 0o200 : 0))
  }
}

async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  await server.exited
}

test('when the folder becomes read-only while the server runs, pages are served and uploads are refused with a message', async () => {
  const server = await startServer(site.folder, {}, launch)
  try {
    await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)])
    setWritable(false)
    // Only uploads fail: the database is open already, and a process may go on writing to a file that it has
    // opened.
    await expectWritesRefused(server.url, site, ['upload'])
    await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 640)])

    setWritable(true)
    await expectWritesWork(server.url, site)
    await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 960)])
  } finally {
    setWritable(true)
    await stop(server)
  }
})

test('a start on a read-only folder fails with one line that says so', async () => {
  setWritable(false)
  const { code, output } = await failToStart({ DATA_DIR: site.folder }, launch)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Error initializing the backend: The data folder .* is not writable \(EACCES, .*\)$/,
  )
  setWritable(true)
})

test('a start on a read-only database fails with one line that names it', async () => {
  chmodSync(join(site.folder, 'sgrada.sqlite'), 0o444)
  const { code, output } = await failToStart({ DATA_DIR: site.folder }, launch)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Error initializing the backend: The data folder .* is not writable \(EACCES, .*sgrada\.sqlite\)$/,
  )
  setWritable(true)
})
