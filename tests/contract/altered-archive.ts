import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Header, pack } from 'tar-stream'
import { readEntries } from '../../backend/backup/archive-format.ts'

export interface Entry {
  name: string
  bytes: Buffer
  /** A plain file by default. */
  type?: Header['type']
}

/** The entries of an archive without the checksums. */
export async function entriesOf(file: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const { name, body } of readEntries(file))
    if (name !== 'checksums.txt') entries.push({ name, bytes: await buffer(body) })
  return entries
}

/** An archive of these entries with right checksums, as a deliberate forgery would have. */
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
