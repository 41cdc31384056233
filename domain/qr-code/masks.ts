/** Which modules each mask turns over, so that no pattern of data looks like one of the code's own. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(column / 3) + Math.floor(row / 2)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** How hard a code is to read: long runs, squares of one shade, and too much of it. The lowest is drawn. */
export function penalty(modules: boolean[][]): number {
  const size = modules.length
  const columns = modules.map((_, column) => modules.map((line) => line[column] === true))
  const runs = [...modules, ...columns].reduce((sum, line) => sum + runPenalty(line), 0)
  let squares = 0
  let dark = 0
  modules.forEach((line, row) => {
    line.forEach((isDark, column) => {
      if (isDark) dark++
      const next = modules[row + 1]
      const others =
        next && column + 1 < size ? [line[column + 1], next[column], next[column + 1]] : undefined
      if (others?.every((other) => other === isDark)) squares += 3
    })
  })
  const share = Math.floor(Math.abs((dark * 20) / (size * size) - 10))
  return runs + squares + share * 10
}

const likeCorner = ['10111010000', '00001011101']

function runPenalty(line: boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
  const runs = text.match(/0{5,}|1{5,}/g) ?? []
  const corners = likeCorner.map((pattern) => text.split(new RegExp(`(?=${pattern})`)).length - 1)
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    corners.reduce((sum, count) => sum + count * 40, 0)
  )
}
