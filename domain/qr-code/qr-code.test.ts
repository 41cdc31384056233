import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'

/** As another encoder draws it. */
const letter = [
  '#######..#.##.#######',
  '#.....#.#.##..#.....#',
  '#.###.#.##.#..#.###.#',
  '#.###.#.#.##..#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.....#...##..#.....#',
  '#######.#.#.#.#######',
  '........##...........',
  '#.....#.#.##.##..###.',
  '#..##......###.###..#',
  '..#.###..##.#.##.....',
  '.#.#.#.##..#####.#.#.',
  '##.#..####.##########',
  '........##..#.....#.#',
  '#######..###.#..####.',
  '#.....#...#...#...###',
  '#.###.#..###.#..###..',
  '#.###.#..#.#####.#...',
  '#.###.#..#.###.###.##',
  '#.....#...######.#...',
  '#######.#.#.#..#..##.',
]

const drawn = (text: string) =>
  qrCode(text).map((line) => line.map((isDark) => (isDark ? '#' : '.')).join(''))

test('a short text is drawn as others draw it', () => {
  expect(drawn('a')).toEqual(letter)
})

test('the URL of a second factor is drawn as others draw it, in several blocks and with its version', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPABCD'
  const code = drawn(
    `otpauth://totp/Sgrada:admin%40example.com?secret=${secret}&issuer=Sgrada&digits=6&period=30`,
  )
  expect(code).toHaveLength(49)
  expect(createHash('sha256').update(code.join('\n')).digest('hex')).toBe(
    '191570c3c10eac99d6c3d48c7e8d38faaa3332a86810bbcc8020bd4aee37eadc',
  )
})

test('the longest e-mail still fits, and what does not fit is refused', () => {
  expect(drawn('x'.repeat(600))).toHaveLength(93)
  expect(() => qrCode('x'.repeat(700))).toThrow('Too long')
})

test('the path has one square for each dark module', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})
