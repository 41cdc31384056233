import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  content: string | Buffer
  /** The size that the archive's directory claims, where it differs from the real one. */
  claimed?: number
  isEncrypted?: true
}

/** A zip archive of these parts as spreadsheet programs write it, or one with false sizes. */
export function zipOf(parts: Part[]): Buffer<ArrayBuffer> {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const compressed = deflateRawSync(content)
    const name = Buffer.from(part.name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(part.isEncrypted ? 1 : 0, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(compressed.length, 14)
    about.writeUInt32LE(part.claimed ?? content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.from('PK\x03\x04'), about, name, compressed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, name)
    offset += 30 + name.length + compressed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries, ...directory, Buffer.from('PK\x05\x06'), end])
}
