import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeSnapshot } from '../../backend/backup/live-snapshot.ts'
import { verifyArchive } from '../../backend/backup/verify-archive.ts'
import { writeArchive } from '../../backend/backup/write-archive.ts'
import { sqlite } from '../faults/engines.ts'
import { everythingIn, newInstallation, type TestInstallation } from './installations.ts'
import { stockInstallation } from './stock-installation.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-damaged-'))
const whole = join(folder, 'whole.tar')
let installation: TestInstallation
let bytes: Buffer

beforeAll(async () => {
  installation = await newInstallation(sqlite)
  await stockInstallation(installation)
  const opened = await installation.open()
  await writeArchive(whole, takeSnapshot(opened), { engine: 'sqlite' })
  await opened.close()
  bytes = readFileSync(whole)
})
afterAll(async () => {
  await installation.remove()
  rmSync(folder, { recursive: true })
})

function archiveOf(content: Buffer): string {
  const file = join(folder, `${crypto.randomUUID()}.tar`)
  writeFileSync(file, content)
  return file
}

function changedAt(position: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
  return changed
}

function restore(file: string) {
  const env = { ...process.env, ...installation.env }
  const run = spawnSync(process.execPath, ['cli/restore.ts', file, '--yes'], { env, encoding: 'utf8' })
  return { status: run.status, output: run.stdout + run.stderr }
}

/** Byte sequences by which the test finds each part of an archive. */
const places = [
  ['the manifest', 'madeAt'],
  ['a row', 'Аптека'],
  ['a name within the archive', 'files/apartments/'],
  ['the details of a file', 'uploadedBy'],
  ['an image', Buffer.from([0xff, 0xd8, 0xff])],
  ['a brochure', '%PDF-1.7'],
  ['a file in the trash', 'deleted-file'],
  ['the checksums', '  manifest.json'],
] as const

describe('an archive with one wrong bit is refused', () => {
  test.each(places)('in %s', async (_, text) => {
    const position = bytes.indexOf(text)
    expect(position).toBeGreaterThan(0)
    const refusal = /^The archive is damaged|is no archive of this program$|cannot be used/
    await expect(verifyArchive(archiveOf(changedAt(position)))).rejects.toThrow(refusal)
  })
})

test('a truncated archive is refused', async () => {
  const end = bytes.lastIndexOf('  files/')
  for (const part of [0, 0.0001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1])
    await expect(verifyArchive(archiveOf(bytes.subarray(0, Math.floor(end * part))))).rejects.toThrow()
  expect((await verifyArchive(archiveOf(bytes))).files.size).toBe(9)
})

test('a restore from a damaged archive changes nothing and says why', async () => {
  const before = await everythingIn(installation)
  const image = archiveOf(changedAt(bytes.indexOf('%PDF-1.7')))
  expect(restore(image)).toEqual({
    status: 1,
    output: expect.stringMatching(/^The archive is damaged at files\/\S+\n$/),
  })
  expect(restore(join(folder, 'none.tar'))).toEqual({
    status: 1,
    output: expect.stringContaining('cannot be read (ENOENT)'),
  })
  expect(await everythingIn(installation)).toEqual(before)
})

test.each([
  [{ format: 2, level: '001-content' }, 'The archive was made by a newer release'],
  [{ format: 1, level: '999-later' }, 'It is of another release (its last migration is 999-later)'],
])('an archive of another release is refused: %j', async (about, refusal) => {
  const tar = pack()
  const madeAt = new Date().toISOString()
  tar.entry({ name: 'manifest.json' }, JSON.stringify({ engine: 'sqlite', madeAt, ...about }))
  tar.finalize()
  await expect(verifyArchive(archiveOf(await buffer(tar)))).rejects.toThrow(refusal)
})
