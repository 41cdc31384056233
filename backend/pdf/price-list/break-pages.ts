/** Something of a list, in the order of reading. */
interface Line {
  height: number
  /** How many of those after it stay on its page. */
  keeps?: number
}

/** What there is room for below the head of the first page, and of every other one. */
export interface PageRooms {
  first: number
  others: number
}

/** Which lines stand on which page. A last page with less than this moves some down from the one before. */
const leastOnLast = 6

export function breakPages<Each extends Line>(lines: readonly Each[], rooms: PageRooms): Each[][] {
  const pages: Each[][] = [[]]
  let left = rooms.first
  for (const [index, line] of lines.entries()) {
    const needed = heightOf(lines.slice(index, index + 1 + (line.keeps ?? 0)))
    if (needed > left && pages.at(-1)?.length !== 0) {
      pages.push([])
      left = rooms.others
    }
    pages.at(-1)?.push(line)
    left -= line.height
  }
  return fillLast(pages, rooms.others)
}

/** As few as stand alone look lost: others join them, but not those that would leave a heading behind. */
function fillLast<Each extends Line>(pages: Each[][], room: number): Each[][] {
  const [last, before] = [pages.at(-1), pages.at(-2)]
  if (!last || !before) return pages
  const moved = before.slice(-Math.max(0, leastOnLast - last.length))
  const stays = before.slice(0, before.length - moved.length)
  const leavesHeading = stays.slice(-4).some((line, index, end) => (line.keeps ?? 0) >= end.length - index)
  if (last.length >= leastOnLast || stays.length === 0 || leavesHeading) return pages
  return heightOf([...moved, ...last]) > room ? pages : [...pages.slice(0, -2), stays, [...moved, ...last]]
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}
