import type { Sharp } from 'sharp'
import { loadSharp } from '../../backend/images/load-sharp.ts'
import type { DemoEntrance } from '../../demo/building-record.ts'
import { palette } from '../../demo/drawing/palette.ts'
import { imageHeight, imageWidth, toImage } from '../../demo/drawing/sheet.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import { demoFloor, type PlanCase } from './plan-case.ts'

/** How an office draws its plans, and how somebody has scanned one. */
interface Scan {
  entrance: DemoEntrance
  floor: number
  degrees: number
  /** The width of the drawing, in pixels. */
  width: number
  wall: string
  furniture: string
  railing: string
  /** Of what the floors of rooms, bathrooms and terraces are drawn. */
  rooms: Hatch
  wet: Hatch
  terrace: Hatch
  paper: string
}

type Hatch = 'none' | 'slanting' | 'tiles' | 'planks' | 'beige'

const drawings: Record<Hatch, string> = {
  none: '',
  beige: '<rect width="1" height="1" fill="#e9dcc3"/>',
  slanting:
    '<path d="M0 0.3L0.3 0M-0.05 0.05L0.05 -0.05M0.25 0.35L0.35 0.25" stroke="#8f8f8f" stroke-width="0.016"/>',
  tiles: '<path d="M0 0H0.3M0 0V0.3" stroke="#9a9a9a" stroke-width="0.03"/>',
  planks: '<path d="M0 0.01H0.3" stroke="#a0a0a0" stroke-width="0.02"/>',
}

const scans: Scan[] = [
  scan('1', 2, 3, 2400, { rooms: 'slanting' }),
  scan('1', 4, -3, 2000, { wall: '#000000', furniture: '#333333', wet: 'tiles' }),
  scan('1', 7, 2, 2800, { terrace: 'slanting', wet: 'tiles', paper: '#e8e6df' }),
  scan('1', 9, -1.3, 1800, { rooms: 'beige', furniture: '#444444' }),
  scan('1', 11, 0.7, 3200, { wall: '#555555', rooms: 'planks' }),
  scan('2', 1, -2.4, 2400, { rooms: 'tiles', furniture: '#222222', paper: '#d9d9d9' }),
  scan('2', 3, 3, 5000, { rooms: 'beige', terrace: 'planks', railing: '#333333' }),
  scan('2', 5, -0.4, 2200, { wall: '#777777', railing: '#666666', wet: 'slanting' }),
  scan('2', 8, 1.6, 2600, { rooms: 'slanting', terrace: 'tiles', furniture: '#000000' }),
  scan('2', 10, -3, 2000, { rooms: 'planks', wet: 'tiles', terrace: 'slanting', paper: '#efe8d8' }),
]

function scan(
  entrance: DemoEntrance,
  floor: number,
  degrees: number,
  width: number,
  style: Partial<Scan>,
): Scan {
  return {
    entrance,
    floor,
    degrees,
    width,
    wall: '#1c1c1c',
    furniture: '#6f6f6f',
    railing: '#4a4a4a',
    rooms: 'none',
    wet: 'none',
    terrace: 'none',
    paper: '#ffffff',
    ...style,
  }
}

/** Plans redrawn in other hands, scanned crooked and in grey, as JPEG of quality 40. */
export const scannedPlans: PlanCase[] = scans.map((each) => {
  const { entrance, floor, degrees } = each
  const { svg, ...parts } = demoFloor(entrance, floor, (point) => placeOnScan(each, toImage(point)))
  const name = `scan ${entrance}/${floor}, ${degrees}°`
  return { name, ...parts, render: () => scanned(redrawn(svg, each), each) }
})

function redrawn(svg: string, { wall, furniture, railing, rooms, wet, terrace }: Scan): string {
  const patterns = Object.entries({ rooms, wet, terrace }).map(
    ([id, hatch]) =>
      `<pattern id="${id}" width="0.3" height="0.3" patternUnits="userSpaceOnUse"><rect width="1" height="1" fill="#ffffff"/>${drawings[hatch]}</pattern>`,
  )
  return svg
    .replace('>', `><defs>${patterns.join('')}</defs>`)
    .replaceAll(/(<path d="[^"]*") fill="#ffffff"/g, (whole, path: string, at: number) =>
      // The first path is the sheet of paper.
      at < 900 ? whole : `${path} fill="url(#rooms)"`,
    )
    .replaceAll(`fill="${palette.wetRoom}"`, 'fill="url(#wet)"')
    .replaceAll(`fill="${palette.terrace}"`, 'fill="url(#terrace)"')
    .replaceAll(palette.wall, wall)
    .replaceAll(palette.furniture, furniture)
    .replaceAll(palette.railing, railing)
}

function heightOf({ width }: Scan): number {
  return Math.round((imageHeight / imageWidth) * width)
}

/** Where a point of the drawing is after the turn about its middle, on a picture as large as the turned one. */
function placeOnScan({ degrees, width, ...scan }: Scan, point: Point): Point {
  const height = heightOf({ width, degrees, ...scan })
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [x, y] = [(point.x * width) / imageWidth - width / 2, (point.y * width) / imageWidth - height / 2]
  return {
    x: x * cos - y * sin + (width * cos + height * Math.abs(sin)) / 2,
    y: x * sin + y * cos + (height * cos + width * Math.abs(sin)) / 2,
  }
}

async function scanned(svg: string, given: Scan): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawing = await sharp(Buffer.from(svg))
    .resize(given.width, heightOf(given))
    .removeAlpha()
    .png()
    .toBuffer()
  const turned = await sharp(drawing).rotate(given.degrees, { background: '#ffffff' }).png().toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const paper = await sharp({ create: { width, height, channels: 3, background: given.paper } })
    .composite([{ input: await lamp(sharp, width, height), blend: 'multiply' }])
    .png()
    .toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  const scan = await sharp(turned)
    .composite([
      { input: paper, blend: 'multiply' },
      { input: grain, blend: 'soft-light' },
    ])
    .png()
    .toBuffer()
  return sharp(scan).blur(0.6).grayscale().jpeg({ quality: 40 }).toBuffer()
}

/** The lamp of a scanner, which is darker towards one side. */
function lamp(sharp: (input: Buffer) => Sharp, width: number, height: number): Promise<Buffer> {
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="lamp"><stop stop-color="#fff"/><stop offset="1" stop-color="#d4d4d4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#lamp)"/></svg>`
  return sharp(Buffer.from(gradient)).removeAlpha().png().toBuffer()
}
