import { crc32, createInflate } from 'node:zlib'

const signature = 8
/** By name: the most bytes of the chunks that draw a picture. All others are left out. */
const drawing: Record<string, number> = {
  ...{ IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Number.POSITIVE_INFINITY, IEND: 0 },
  ...{ pHYs: 9, sRGB: 1, gAMA: 4 },
}
/** What changes how the picture looks, so that it cannot just be left out: profile, orientation, frames. */
const needed = ['iCCP', 'eXIf', 'acTL', 'cHRM', 'cICP']
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * A PNG without everything that does not draw it: no text, no second picture, nothing behind its end or behind its
 * compressed data. What is left is as harmless as the same picture encoded by us (decision 120), and never larger than
 * what came. Undefined where that cannot be said of it.
 */
export async function barePng(bytes: Buffer): Promise<Buffer | undefined> {
  const kept: Buffer[] = [bytes.subarray(0, signature)]
  const data: Buffer[] = []
  const seen = new Set<string>()
  for (let at = signature; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const most = drawing[name]
    if (end > bytes.length || needed.includes(name)) return undefined
    if (most !== undefined) {
      const isAgain = seen.has(name) && name !== 'IDAT'
      const isSound = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4)
      if (end - at - 12 > most || isAgain || !isSound) return undefined
      seen.add(name)
      kept.push(bytes.subarray(at, end))
      if (name === 'IDAT') data.push(bytes.subarray(at + 8, end - 4))
      if (name === 'IEND') return (await areRows(bytes, data)) ? Buffer.concat(kept) : undefined
    }
    at = end
  }
  return undefined
}

/** Whether the compressed data are the rows of the picture, and end with their last byte. */
function areRows(bytes: Buffer, data: readonly Buffer[]): Promise<boolean> {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, colour = 0, , , interlaced] = bytes.subarray(24, 29)
  const row = 1 + Math.ceil((width * depth * (channels[colour] ?? 0)) / 8)
  const compressed = Buffer.concat(data)
  return new Promise((resolve) => {
    let size = 0
    const inflate = createInflate()
    inflate.on('data', ({ length }: Buffer) => {
      size += length
      if (size > height * row) inflate.destroy()
    })
    inflate.on('close', () =>
      resolve(interlaced === 0 && size === height * row && inflate.bytesWritten === compressed.length),
    )
    inflate.on('error', () => resolve(false))
    inflate.end(compressed)
  })
}
