import type { Point } from '../geometry/polygon.ts'
import type { Picture, Size } from './picture.ts'

/** How points of the plan's image become points of the picture that is read, which is smaller and upright, and back. */
export interface Frame extends Size {
  toPicture(point: Point): Point
  toImage(point: Point): Point
}

/** The frame of a picture that was turned back by `degrees`, and is as large as the turned one needs. */
export function frameOf(image: Size, picture: Size, degrees: number): Frame {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const width = Math.ceil(picture.width * Math.abs(cos) + picture.height * Math.abs(sin))
  const height = Math.ceil(picture.height * Math.abs(cos) + picture.width * Math.abs(sin))
  const scale = { x: picture.width / image.width, y: picture.height / image.height }
  const [from, to] = [
    { x: picture.width / 2, y: picture.height / 2 },
    { x: width / 2, y: height / 2 },
  ]
  return {
    width,
    height,
    toPicture(point) {
      const [x, y] = [point.x * scale.x - from.x, point.y * scale.y - from.y]
      return { x: x * cos + y * sin + to.x, y: y * cos - x * sin + to.y }
    },
    toImage(point) {
      const [x, y] = [point.x - to.x, point.y - to.y]
      return { x: (x * cos - y * sin + from.x) / scale.x, y: (x * sin + y * cos + from.y) / scale.y }
    },
  }
}

/** The picture turned back by `degrees`; what it does not show of its larger frame is white. */
export function turnedUpright(grey: Picture, degrees: number): Picture {
  if (degrees === 0) return grey
  const frame = frameOf(grey, grey, degrees)
  const start = frame.toImage({ x: 0, y: 0 })
  const [across, down] = [frame.toImage({ x: 1, y: 0 }), frame.toImage({ x: 0, y: 1 })]
  const data = new Uint8Array(frame.width * frame.height)
  for (let y = 0, at = 0; y < frame.height; y++) {
    let sourceX = start.x + (down.x - start.x) * y
    let sourceY = start.y + (down.y - start.y) * y
    for (let x = 0; x < frame.width; x++, at++) {
      data[at] = brightnessBetween(grey, sourceX, sourceY)
      sourceX += across.x - start.x
      sourceY += across.y - start.y
    }
  }
  return { width: frame.width, height: frame.height, data }
}

/** Weighs the four pixels around a place. */
function brightnessBetween({ width, height, data }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const [right, down, at] = [x - left, y - top, top * width + left]
  const above = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right
  const below = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right
  return above * (1 - down) + below * down
}
