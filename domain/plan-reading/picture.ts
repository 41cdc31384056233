/** A picture with one byte for each pixel: of a grey picture its brightness, of a mask 1 for what belongs to it. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/** Where each pixel has a number, such as the region that it belongs to. */
export interface NumberPicture {
  width: number
  height: number
  data: Int32Array
}

export function emptyPicture({ width, height }: Size): Picture {
  return { width, height, data: new Uint8Array(width * height) }
}

export interface Size {
  width: number
  height: number
}

/** The longer side of the picture that is read: walls are still parted by thickness, and reading stays fast. */
export const workingSide = 2000

/** How much smaller a plan is read. Small ones are not enlarged: that would add no detail. */
export function workingScale({ width, height }: Size): number {
  return Math.min(1, workingSide / Math.max(width, height))
}

/** The brightness of pixels as a canvas has them, as the eye weighs colours. */
export function greyOf({ width, height }: Size, rgba: Uint8Array | Uint8ClampedArray): Picture {
  const data = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 4) {
    const [red, green, blue] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
    data[pixel] = (red * 77 + green * 151 + blue * 28) >> 8
  }
  return { width, height, data }
}

export function eitherOf(a: Picture, b: Picture): Picture {
  const data = new Uint8Array(a.data.length)
  for (let at = 0; at < data.length; at++) data[at] = (a.data[at] as number) | (b.data[at] as number)
  return { ...a, data }
}
