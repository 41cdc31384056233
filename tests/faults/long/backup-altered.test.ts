import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Header, pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEntries } from '../../../backend/backup/archive-format.ts'
import { takeSnapshot } from '../../../backend/backup/live-snapshot.ts'
import { verifyArchive } from '../../../backend/backup/verify-archive.ts'
import { writeArchive } from '../../../backend/backup/write-archive.ts'
import { listAllFiles } from '../../../backend/files/list-all-files.ts'
import { newInstallation, type TestInstallation } from '../../contract/installations.ts'
import { stockInstallation } from '../../contract/stock-installation.ts'
import { sqlite } from '../engines.ts'

/** The tests restore forged archives with correct checksums: nothing of them may be stored. */
const folder = mkdtempSync(join(tmpdir(), 'sgrada-altered-'))
let source: TestInstallation
let target: TestInstallation
let whole: Entry[]

beforeAll(async () => {
  source = await newInstallation(sqlite)
  target = await newInstallation(sqlite)
  await stockInstallation(source)
  const file = join(folder, 'whole.tar')
  const opened = await source.open()
  await writeArchive(file, takeSnapshot(opened), { engine: 'sqlite' })
  await opened.close()
  whole = await entriesOf(file)
})
afterAll(async () => {
  await source.remove()
  await target.remove()
  rmSync(folder, { recursive: true })
})

async function write(entries: Entry[]): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.tar`)
  writeFileSync(file, await archiveOf(entries))
  return file
}

const details = Buffer.from(JSON.stringify({ contentType: 'image/png', metadata: {} }))
const added = (path: string): Entry[] => [
  { name: `details/${path}.json`, bytes: details },
  { name: `files/${path}`, bytes: Buffer.from('more') },
]
const nothing = Buffer.alloc(0)
const link = (type: NonNullable<Entry['type']>) => (entries: Entry[]) => [
  ...entries,
  { name: 'details/media/1_a.png.json', bytes: details },
  { name: 'files/media/1_a.png', bytes: nothing, type },
]

/** Changes the first row of a table. */
const rowOf = (table: string, change: (row: Record<string, unknown>) => unknown) => (entries: Entry[]) =>
  entries.map((entry) => {
    if (!entry.name.startsWith(`tables/${table}/`)) return entry
    const [first = '', ...others] = entry.bytes.toString().split('\n')
    const changed = JSON.stringify(change(JSON.parse(first)))
    return { ...entry, bytes: Buffer.from([changed, ...others].join('\n')) }
  })

const tableFirst = ({ name }: Entry) => (name.startsWith('tables/stores/') ? 1 : 0)

const alterations: [string, (entries: Entry[]) => Entry[]][] = [
  ['a symbolic link', link('symlink')],
  ['a hard link', link('link')],
  ['a device', link('character-device')],
  ['a folder', link('directory')],
  ['a file that is a folder of another', (entries) => [...entries, ...added('media')]],
  ['a file in the place of the id', (entries) => [...entries, ...added('installation/x')]],
  ['a derived image', (entries) => [...entries, ...added('derived/media/1_a.png/1-320.webp')]],
  ['a file without details', (entries) => [...entries, ...added('media/1_a.png').slice(1)]],
  [
    'a file with empty details',
    (entries) => [...entries, ...added('media/1_a.png').map((entry) => ({ ...entry, bytes: nothing }))],
  ],
  ['rows after the files', (entries) => entries.toSorted((a, b) => tableFirst(a) - tableFirst(b))],
  ['an unknown table', (entries) => [...entries.slice(0, 1), unknownTable, ...entries.slice(1)]],
  ['a row with one column less', rowOf('stores', ({ title: _, ...row }) => row)],
  ['a row with one column more', rowOf('stores', (row) => ({ ...row, isOpen: 1 }))],
  ['a text in a numeric column', rowOf('apartments', (row) => ({ ...row, floor: 'two' }))],
  ['a number that is too large', rowOf('apartments', (row) => ({ ...row, floor: 2 ** 40 }))],
  ['a number in a text column', rowOf('apartments', (row) => ({ ...row, number: 1 }))],
  ['null in a required column', rowOf('apartments', (row) => ({ ...row, number: null }))],
  ['an invalid timestamp', rowOf('user', (row) => ({ ...row, createdAt: 'yesterday' }))],
  ['a session without a user', rowOf('session', (row) => ({ ...row, userId: 'nobody' }))],
  ['malformed JSON', rowOf('apartments', (row) => ({ ...row, images: '[' }))],
]
const unknownTable: Entry = { name: 'tables/unknown/000001.ndjson', bytes: Buffer.from('{}\n') }

describe('an archive with right checksums is refused if it contains', () => {
  test.each(alterations)('%s', async (_, alter) => {
    const altered = alter(whole)
    expect(altered).not.toEqual(whole)
    await expect(verifyArchive(await write(altered))).rejects.toThrow(/^The archive is damaged/)
  })
})

test('the unaltered archive is accepted', async () => {
  expect(await verifyArchive(await write(whole))).toMatchObject({ missing: [] })
})

test('a restore of a refused archive stores nothing', async () => {
  const file = await write(rowOf('stores', (row) => ({ ...row, isOpen: 1 }))(whole))
  expect(restore(file)).toEqual({
    status: 1,
    output: expect.stringMatching(/^The archive is damaged: a row in/m),
  })
  const opened = await target.open()
  expect(await listAllFiles(opened.files, '')).toEqual([])
  await opened.close()
})

test('a restore without some referenced files names them', async () => {
  const isBrochure = ({ name }: Entry) => name.includes('/brochure_')
  expect(whole.filter(isBrochure)).toHaveLength(2)
  const { status, output } = restore(await write(whole.filter((entry) => !isBrochure(entry))))
  expect(output).toMatch(/^Records point to files that are nowhere: apartments\/\S+\/brochure_\S+$/m)
  expect(status).toBe(0)
})

function restore(file: string) {
  const env = { ...process.env, ...target.env }
  const run = spawnSync(process.execPath, ['cli/restore.ts', file], { env, encoding: 'utf8' })
  return { status: run.status, output: run.stdout + run.stderr }
}

interface Entry {
  name: string
  bytes: Buffer
  /** By default a plain file. */
  type?: Header['type']
}

/** Returns the entries of an archive without the checksums. */
async function entriesOf(file: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const { name, body } of readEntries(file))
    if (name !== 'checksums.txt') entries.push({ name, bytes: await buffer(body) })
  return entries
}

/** Packs the entries with correct checksums, as a skilled attacker would. */
async function archiveOf(entries: Entry[]): Promise<Buffer> {
  const tar = pack()
  const lines = entries.map(
    ({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  )
  for (const { name, bytes, type = 'file' } of entries)
    tar.entry({ name, type, linkname: 'elsewhere' }, bytes)
  tar.entry({ name: 'checksums.txt' }, lines.join(''))
  tar.finalize()
  return buffer(tar)
}
