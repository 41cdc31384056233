import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../backend/config.ts'
import { findStoredImages } from '../../../backend/data/files/stored-images.ts'
import { listKeptFiles } from '../../../backend/files/list-all-files.ts'
import { putImage } from '../../../backend/images/known-images.ts'
import { joinInstallation } from '../../../backend/installation.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { discardFiles } from '../../../backend/removal/discard-files.ts'
import { listTrash, purgedAt } from '../../../backend/removal/trash.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-command-'))
const paths = ['media/1700000000001_a.png', 'media/1700000000002_b.png', 'media/1700000000003_c.png']
let backend: Backend
let urls: string[]

/** The backend stays open, as that of a running server, while the command works beside it. */
beforeAll(async () => {
  backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  await joinInstallation(backend)
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  urls = []
  for (const path of paths)
    urls.push((await putImage(backend, path, bytes, { contentType: 'image/png' })).url)
  await discardFiles(backend, urls)
})

afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

function files(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/files.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder },
    input,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

const stored = async () => (await listKeptFiles(backend.files)).map(({ path }) => path)

test('the command lists the trash with the day on which each file is purged', async () => {
  const { stdout, status } = files([])
  expect(status).toBe(0)
  for (const path of paths) expect(stdout).toContain(path)
  for (const trashed of await listTrash(backend.files))
    expect(stdout).toContain(purgedAt(trashed).toISOString().slice(0, 10))
})

test('restores one file by its path or URL, and then all', async () => {
  files(['restore', paths[0] ?? ''])
  expect(await stored()).toEqual([paths[0]])
  expect(await findStoredImages(backend.db, urls)).toHaveProperty([urls[0] ?? ''])
  files(['restore', urls[1] ?? ''])
  expect(await stored()).toEqual(paths.slice(0, 2))
  files(['restore', 'all'])
  expect(await stored()).toEqual(paths)
  expect(files([]).stdout).toBe('The trash is empty.\n')
})

test('adopts the stored files after a question', async () => {
  expect(files(['adopt']).stdout).toContain('belong to the database already')
  await backend.files.put('installation', Readable.from(['another']), { contentType: 'text/plain' })
  expect(files(['adopt'], 'n\n').stdout).toContain('belong together? [y/N]')
  expect(await joinInstallation(backend)).toContain('the stored files to installation another')
  expect(files(['adopt'], 'y\n').stdout).toContain('Joined as installation')
  expect(await joinInstallation(backend)).toBeUndefined()
})

test.each([[['restore']], [['remove']], [['constructor']], [['adopt', 'x']]])(
  '%j shows the usage',
  (args) => {
    const { status, stderr } = files(args)
    expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm run files')])
  },
)
