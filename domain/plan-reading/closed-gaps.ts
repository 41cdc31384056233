import { forEachRun, transposed, widenedAlongRows } from './morphology.ts'
import { eitherOf, emptyPicture, type Picture } from './picture.ts'

export interface GapWidths {
  /** The widest door: where nothing is drawn between the ends of two walls. */
  door: number
  /** The thickest wall. */
  wall: number
  /** From how long a stroke runs on, it is a wall that ends, and not the face of one that crosses. */
  run: number
}

/**
 * The walls with their gaps filled, as thick as the walls are. A gap lies between the end of a wall and what is
 * opposite: a door may be as wide as `door`, a window as wide as its panes are drawn.
 */
export function withGapsClosed(walls: Picture, lines: Picture, widths: GapWidths): Picture {
  const level = gapsAlongRows(walls, panes(lines, widths), widths)
  const upright = gapsAlongRows(transposed(walls), panes(transposed(lines), widths), widths)
  return eitherOf(walls, eitherOf(level, transposed(upright)))
}

function gapsAlongRows(walls: Picture, drawn: Picture, { door, wall, run }: GapWidths): Picture {
  const gaps = emptyPicture(walls)
  const beside = Math.ceil(wall) * walls.width
  // The face of a wall that goes on to both sides is no end, although another wall may begin behind it.
  const crosses = (at: number) => walls.data[at - beside] === 1 && walls.data[at + beside] === 1
  let before = { row: -1, from: 0, to: 0 }
  forEachRun(walls, (row, from, to) => {
    if (before.row === row) {
      const [start, end] = [row + before.to, row + from]
      const isEnd = [before.to - before.from >= run && !crosses(start - 1), to - from >= run && !crosses(end)]
      const isDoor = end - start <= door && isEnd.includes(true)
      const isWindow = !isEnd.includes(false) && isDrawn(drawn.data, start, end, door / 4)
      if (isDoor || isWindow) gaps.data.fill(1, start, end)
    }
    before = { row, from, to }
  })
  return gaps
}

/** Whether something is drawn all along, but for so many pixels. */
function isDrawn(drawn: Uint8Array, start: number, end: number, empty: number): boolean {
  let left = empty
  for (let at = start; at < end; at++) {
    if (!drawn[at] && --left < 0) return false
  }
  return true
}

/** Where lines run along the row for a while, and so far around them as a wall is thick. */
function panes(lines: Picture, { wall, run }: GapWidths): Picture {
  const long = emptyPicture(lines)
  const thick = transposed(widenedAlongRows(transposed(lines), [1, 1]))
  forEachRun(thick, (row, from, to) => {
    if (to - from >= 2 * run) long.data.fill(1, row + from, row + to)
  })
  return transposed(widenedAlongRows(transposed(long), [wall, wall]))
}
