import { checkBytes } from './error-correction.ts'

/** For each version, from 1 on, at error correction M: check bytes of a block, and how many blocks. */
const blocksOf: readonly (readonly [checks: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
]

/** How many modules of a version carry data. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2
    modules -= (25 * marks - 10) * marks - 55
    if (version >= 7) modules -= 36
  }
  return modules
}

function dataBytes(version: number): number {
  const [checks, blocks] = blocksOf[version - 1] ?? [0, 0]
  return Math.floor(rawModules(version) / 8) - checks * blocks
}

/** The smallest version that holds these bytes, and its codewords in the order in which they are drawn. */
export function encodeBytes(bytes: Uint8Array): { version: number; codewords: number[] } {
  const version =
    blocksOf.findIndex((_, index) => bytes.length + headBytes(index + 1) <= dataBytes(index + 1)) + 1
  if (version === 0) throw new Error('Too long for a QR code')
  return { version, codewords: interleave(dataOf(bytes, version), version) }
}

/** The mode takes half a byte, the length one byte or two; the other half is the end. */
function headBytes(version: number): number {
  return version < 10 ? 2 : 3
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  add(4, 4)
  add(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) add(byte, 8)
  add(0, 4)
  const data = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  for (let pad = 0xec; data.length < dataBytes(version); pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

function interleave(data: number[], version: number): number[] {
  const [checks, count] = blocksOf[version - 1] ?? [0, 1]
  const long = data.length % count
  const size = Math.floor(data.length / count)
  let start = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const end = start + size + (index >= count - long ? 1 : 0)
    const block = data.slice(start, end)
    start = end
    return { block, rest: checkBytes(block, checks) }
  })
  const inTurn = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
      lists.flatMap((list) => list.slice(index, index + 1)),
    ).flat()
  return [...inTurn(blocks.map(({ block }) => block)), ...inTurn(blocks.map(({ rest }) => rest))]
}
