import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openBackend } from './open.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** The file modes while a server has the folder open. */
async function modesWhileOpen(folder: string) {
  const { close } = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  const names = readdirSync(folder).filter((name) => /sqlite|lock|secret/.test(name))
  const modes = Object.fromEntries(names.map((name) => [name, mode(join(folder, name))]))
  await close()
  return { folder: mode(folder), ...modes }
}

const closed = {
  folder: '700',
  'auth-secret': '600',
  'in-use.lock': '600',
  'sgrada.sqlite': '600',
  'sgrada.sqlite-shm': '600',
  'sgrada.sqlite-wal': '600',
}

test('only the owner can read a new data folder', async () => {
  expect(await modesWhileOpen(join(root, 'new'))).toMatchObject(closed)
})

test('a data folder that an earlier release left readable is restricted to its owner', async () => {
  const folder = join(root, 'old')
  await modesWhileOpen(folder)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o755)
  writeFileSync(join(folder, 'sgrada.sqlite-wal'), '', { flag: 'a', mode: 0o644 })
  chmodSync(folder, 0o755)
  expect(await modesWhileOpen(folder)).toMatchObject(closed)
})

test.each(['', '\n'])('a secret that was truncated to %j is generated again', async (left) => {
  const folder = mkdtempSync(join(root, 'secret-'))
  await modesWhileOpen(folder)
  writeFileSync(join(folder, 'auth-secret'), left)
  await modesWhileOpen(folder)
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8').length).toBeGreaterThan(40)
})

test('a damaged lock file fails with one line', async () => {
  const folder = mkdtempSync(join(root, 'lock-'))
  writeFileSync(join(folder, 'in-use.lock'), 'this is no lock\n'.repeat(100))
  const opening = openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  await expect(opening).rejects.toThrow(/in-use\.lock cannot be locked \(.*\): delete it, if no server runs$/)
})
