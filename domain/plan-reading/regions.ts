import type { NumberPicture, Picture } from './picture.ts'

/** The number of barriers, and of what reaches the picture's edge. */
export const barrier = 0
export const outside = 1

export interface Regions extends NumberPicture {
  /** The pixels of each region, by its number. */
  sizes: number[]
}

/** Numbers what barriers part from each other. Whatever touches the edge of the picture is outside. */
export function regionsOf(barriers: Picture): Regions {
  const { width, height } = barriers
  const data = new Int32Array(width * height)
  const regions = { width, height, data, sizes: [0, 0] }
  const stack = new Int32Array(width * height)
  const flood = (start: number, number: number) => {
    if (barriers.data[start] || data[start] !== 0) return
    if (number === regions.sizes.length) regions.sizes.push(0)
    regions.sizes[number] = (regions.sizes[number] as number) + flooded(barriers, data, stack, start, number)
  }
  for (let x = 0; x < width; x++) {
    flood(x, outside)
    flood((height - 1) * width + x, outside)
  }
  for (let y = 0; y < height; y++) {
    flood(y * width, outside)
    flood(y * width + width - 1, outside)
  }
  for (let at = 0; at < data.length; at++) flood(at, regions.sizes.length)
  return regions
}

/** Numbers all pixels that are reached from the start, and returns how many. */
function flooded(
  { width, data: barriers }: Picture,
  data: Int32Array,
  stack: Int32Array,
  start: number,
  number: number,
): number {
  let [size, top] = [1, 1]
  stack[0] = start
  data[start] = number
  const reach = (at: number) => {
    if (barriers[at] || data[at] !== 0) return
    data[at] = number
    stack[top++] = at
    size++
  }
  while (top > 0) {
    const at = stack[--top] as number
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x < width - 1) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at + width < data.length) reach(at + width)
  }
  return size
}

/** The pixels of the regions with these numbers. */
export function maskOf(
  { width, height, data }: NumberPicture,
  isMeant: (number: number) => boolean,
): Picture {
  const mask = new Uint8Array(width * height)
  for (let at = 0; at < mask.length; at++) mask[at] = isMeant(data[at] as number) ? 1 : 0
  return { width, height, data: mask }
}
