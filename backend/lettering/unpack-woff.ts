import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

interface Table {
  tag: number
  checksum: number
  data: Buffer
}

/**
 * The TrueType font inside a WOFF file. Font libraries unpack WOFF themselves, but in JavaScript and again for
 * every document: with zlib, once, a brochure takes a tenth of the time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, headerLength + index * entryLength),
  )
  return writeFont(woff.readUInt32BE(4), tables)
}

function readTable(woff: Buffer, entry: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ]
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < length ? inflateSync(data) : data,
  }
}

function writeFont(flavour: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((tables.length - power) * 16, 10)
  let offset = directory.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = 12 + index * 16
    directory.writeUInt32BE(tag, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}
