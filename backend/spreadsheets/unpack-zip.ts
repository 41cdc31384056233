import { inflateRawSync } from 'node:zlib'
import { RefusedSheet } from './refused-sheet.ts'

/** All parts of a workbook together. Five thousand rows with long texts are a tenth of this. */
export const maxUnpackedBytes = 60 * 1024 * 1024
const maxZipEntries = 2_000

interface Entry {
  name: string
  isEncrypted: boolean
  method: number
  packed: number
  unpacked: number
  headerAt: number
}

/**
 * Unpacks a zip archive whole, within a limit that holds for what its directory claims and for what really comes out:
 * a bomb claims little, or lets many names share one entry. Returns the parts that are wanted.
 */
export function unpackZip(file: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const entries = readDirectory(file)
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new RefusedSheet('protected')
  let left = maxUnpackedBytes - entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (left < 0) throw new RefusedSheet('unpacks-too-large')
  left = maxUnpackedBytes
  const parts = new Map<string, Buffer>()
  for (const entry of entries) {
    const content = unpackEntry(file, entry, left)
    left -= content.length
    if (isWanted(entry.name)) parts.set(entry.name, content)
  }
  return parts
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const headerSignature = 0x04034b50
const endSize = 22
const maxCommentLength = 0xffff

function readDirectory(file: Buffer): Entry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  if (count > maxZipEntries) throw new RefusedSheet('unpacks-too-large')
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let read = 0; read < count; read++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) throw new RefusedSheet('damaged')
    const nameLength = file.readUInt16LE(at + 28)
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      headerAt: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endSize - maxCommentLength)
  for (let at = file.length - endSize; at >= first; at--)
    if (file.readUInt32LE(at) === endSignature) return at
  throw new RefusedSheet('damaged')
}

function unpackEntry(file: Buffer, { method, packed, headerAt }: Entry, most: number): Buffer {
  if (headerAt + 30 > file.length || file.readUInt32LE(headerAt) !== headerSignature)
    throw new RefusedSheet('damaged')
  const start = headerAt + 30 + file.readUInt16LE(headerAt + 26) + file.readUInt16LE(headerAt + 28)
  const content = file.subarray(start, start + packed)
  if (content.length !== packed) throw new RefusedSheet('damaged')
  if (method === 0 && packed <= most) return content
  if (method !== 8) throw new RefusedSheet(method === 0 ? 'unpacks-too-large' : 'damaged')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new RefusedSheet(isTooLarge ? 'unpacks-too-large' : 'damaged', { cause: error })
  }
}
