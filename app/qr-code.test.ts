import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** The QR code of „a“ at error correction M, without the light frame, as another encoder draws it. */
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
  renderToStaticMarkup(createElement(QrCode, { text, label: 'QR код', className: 'w-64' }))

test('the code has a square for each dark module, inside a light frame of four', () => {
  const markup = drawn('a')
  expect(markup).toContain('viewBox="0 0 29 29"')
  const squares = letter.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '#' ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )
  expect(markup.match(/M\d+ \d+h1v1h-1z/g)).toEqual(squares)
})

test('the longest e-mail of a second factor still fits', () => {
  expect(drawn(`otpauth://totp/Sgrada:${'x'.repeat(600)}`)).toContain('</svg>')
})
