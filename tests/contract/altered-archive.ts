import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Header, pack } from 'tar-stream'
import { readEntries } from '../../backend/backup/archive-entries.ts'

export interface Entry {
  name: string
  bytes: Buffer
  /** By default a plain file. */
  type?: Header['type']
}

/** Returns the entries of an archive without the checksums. */
export async function entriesOf(file: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const { name, body } of readEntries(file))
    if (name !== 'checksums.txt') entries.push({ name, bytes: await buffer(body) })
  return entries
}

/** Packs the entries with correct checksums, as a skilled attacker would. */
export async function archiveOf(entries: Entry[]): Promise<Buffer> {
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
