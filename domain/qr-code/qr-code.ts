import { encodeBytes } from './codewords.ts'
import { masks, penalty } from './masks.ts'
import { drawPatterns, type Modules } from './patterns.ts'

/** The dark (true) and light modules of the QR code of a text, row by row, at error correction M. */
export function qrCode(text: string): boolean[][] {
  const { version, codewords } = encodeBytes(new TextEncoder().encode(text))
  const drawn = masks.map((_, mask) => drawMasked(version, codewords, mask))
  const best = drawn.reduce((one, other) => (penalty(other) < penalty(one) ? other : one))
  return best
}

function drawMasked(version: number, codewords: number[], mask: number): boolean[][] {
  const modules = drawPatterns(version, mask)
  const isMasked = masks[mask]
  placesOf(modules).forEach(([row, column], index) => {
    const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1
    const line = modules[row]
    if (line) line[column] = (bit === 1) !== (isMasked?.(row, column) ?? false)
  })
  return modules.map((line) => line.map((module) => module === true))
}

/** Where data goes: up and down in columns of two from the right, around what is drawn already. */
function placesOf(modules: Modules): [row: number, column: number][] {
  const size = modules.length
  const places: [number, number][] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (const column of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const row = isUpward ? size - 1 - step : step
        if (modules[row]?.[column] === undefined) places.push([row, column])
      }
    }
  }
  return places
}

/** The dark modules as the path of an SVG whose unit is a module. */
export function qrPath(modules: boolean[][]): string {
  return modules
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('')
}
