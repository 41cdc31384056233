import type { Picture } from './picture.ts'

/** How far a window reaches from its pixel: to the left or up, and to the right or down. */
type Reach = readonly [before: number, after: number]

/** The greatest value in the square around every pixel, which reaches `reach` pixels to each side. */
export function greatest(picture: Picture, reach: number): Picture {
  return alongBoth(picture, [reach, reach], greatestAlongRows)
}

/** The least value in the square around every pixel. Beyond the picture's edge nothing is less. */
export function least(picture: Picture, reach: number): Picture {
  return negative(greatest(negative(picture), reach))
}

/** What a mask keeps of strokes in which a square of this side has room: thinner ones vanish, others stay as they are. */
export function opened(mask: Picture, side: number): Picture {
  if (side <= 1) return mask
  return widened(narrowed(mask, [0, side - 1]), [side - 1, 0])
}

/** Fills what is too narrow in a mask for a square that reaches so far. */
export function closed(mask: Picture, reach: number): Picture {
  return narrowed(widened(mask, [reach, reach]), [reach, reach])
}

/** The picture with its columns as rows. */
export function transposed({ width, height, data }: Picture): Picture {
  const result = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, to = y; x < width; x++, at++, to += height) result[to] = data[at] as number
  }
  return { width: height, height: width, data: result }
}

/** A mask with everything from which a window reaches it. */
function widened(mask: Picture, reach: Reach): Picture {
  return alongBoth(mask, reach, widenedAlongRows)
}

/** What windows do not leave. Beyond the picture's edge a mask goes on. */
function narrowed(mask: Picture, reach: Reach): Picture {
  return alongBoth(mask, reach, narrowedAlongRows)
}

type RowPass = (picture: Picture, reach: Reach) => Picture

function alongBoth(picture: Picture, reach: Reach, pass: RowPass): Picture {
  return transposed(pass(transposed(pass(picture, reach)), reach))
}

export function widenedAlongRows(mask: Picture, [before, after]: Reach): Picture {
  const data = new Uint8Array(mask.data.length)
  forEachRun(mask, (row, from, to) => {
    data.fill(1, row + Math.max(0, from - after), row + Math.min(mask.width, to + before))
  })
  return { ...mask, data }
}

function narrowedAlongRows(mask: Picture, [before, after]: Reach): Picture {
  const data = new Uint8Array(mask.data.length)
  const { width } = mask
  forEachRun(mask, (row, from, to) => {
    const [start, end] = [from === 0 ? 0 : from + before, to === width ? width : to - after]
    if (start < end) data.fill(1, row + start, row + end)
  })
  return { ...mask, data }
}

/** Visits the stretches of every row that belong to the mask. */
export function forEachRun(
  { width, data }: Picture,
  visit: (row: number, from: number, to: number) => void,
): void {
  for (let at = data.indexOf(1); at >= 0; ) {
    const row = at - (at % width)
    const end = row + width
    let to = at + 1
    while (to < end && data[to]) to++
    visit(row, at - row, to - row)
    at = data.indexOf(1, to)
  }
}

function negative(picture: Picture): Picture {
  const data = new Uint8Array(picture.data.length)
  for (let at = 0; at < data.length; at++) data[at] = 255 - (picture.data[at] as number)
  return { ...picture, data }
}

/**
 * The greatest values along rows, in three steps for a pixel however far they reach (van Herk's method): the line is
 * cut into blocks as long as the window, and every window is the end of one block and the beginning of the next.
 */
function greatestAlongRows({ width, height, data }: Picture, [before, after]: Reach): Picture {
  const block = before + after + 1
  const length = (Math.ceil((width + block) / block) + 1) * block
  const [line, toEnd] = [new Uint8Array(length), new Uint8Array(length)]
  const result = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    line.fill(0)
    line.set(data.subarray(y * width, (y + 1) * width), before)
    toEnd.set(line)
    for (let start = 0; start < length; start += block) {
      for (let at = start + 1; at < start + block; at++) {
        if ((line[at - 1] as number) > (line[at] as number)) line[at] = line[at - 1] as number
      }
      for (let at = start + block - 2; at >= start; at--) {
        if ((toEnd[at + 1] as number) > (toEnd[at] as number)) toEnd[at] = toEnd[at + 1] as number
      }
    }
    for (let x = 0; x < width; x++, to++) {
      result[to] = Math.max(toEnd[x] as number, line[x + block - 1] as number)
    }
  }
  return { width, height, data: result }
}
