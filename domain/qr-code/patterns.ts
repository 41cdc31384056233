/** Undefined where data goes. */
export type Modules = (boolean | undefined)[][]

/** All that a reader finds its way by: corners, lines, marks, and which version and mask it is. */
export function drawPatterns(version: number, mask: number): Modules {
  const size = version * 4 + 17
  const modules: Modules = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  )
  const set = (row: number, column: number, isDark: boolean) => {
    const line = modules[row]
    if (line && column >= 0 && column < size) line[column] = isDark
  }
  for (let index = 0; index < size; index++) {
    set(6, index, index % 2 === 0)
    set(index, 6, index % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawCorner(row, column, set)
  const marks = marksOf(version, size)
  const last = marks.length - 1
  marks.forEach((row, i) => {
    marks.forEach((column, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isCorner) drawMark(row, column, set)
    })
  })
  drawFormat(mask, size, set)
  if (version >= 7) drawVersion(version, size, set)
  return modules
}

type SetModule = (row: number, column: number, isDark: boolean) => void

function drawCorner(row: number, column: number, set: SetModule): void {
  for (let down = -4; down <= 4; down++)
    for (let across = -4; across <= 4; across++) {
      const distance = Math.max(Math.abs(down), Math.abs(across))
      set(row + down, column + across, distance !== 2 && distance !== 4)
    }
}

function drawMark(row: number, column: number, set: SetModule): void {
  for (let down = -2; down <= 2; down++)
    for (let across = -2; across <= 2; across++)
      set(row + down, column + across, Math.max(Math.abs(down), Math.abs(across)) !== 1)
}

function marksOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))]
}

/** Error correction M is 0 in its two bits. */
function drawFormat(mask: number, size: number, set: SetModule): void {
  let rest = mask
  for (let round = 0; round < 10; round++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (index: number) => ((bits >>> index) & 1) === 1
  for (let index = 0; index <= 5; index++) set(index, 8, bit(index))
  set(7, 8, bit(6))
  set(8, 8, bit(7))
  set(8, 7, bit(8))
  for (let index = 9; index < 15; index++) set(8, 14 - index, bit(index))
  for (let index = 0; index < 8; index++) set(8, size - 1 - index, bit(index))
  for (let index = 8; index < 15; index++) set(size - 15 + index, 8, bit(index))
  set(size - 8, 8, true)
}

function drawVersion(version: number, size: number, set: SetModule): void {
  let rest = version
  for (let round = 0; round < 12; round++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >>> index) & 1) === 1
    const [near, far] = [size - 11 + (index % 3), Math.floor(index / 3)]
    set(far, near, isDark)
    set(near, far, isDark)
  }
}
