import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawParkingLevel } from './drawing/draw-parking-level.ts'
import { parkingLevelPlans } from './parking/level.ts'

/** Widths of the images in pixels. The largest is the width of the drawing itself. */
const widths = [640, 1280, 2400]

/** Writes the three parking plans, in each width, into the folder named on the command line. */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: node demo/render-parking-plans.ts <folder>')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
for (const level of parkingLevelPlans()) {
  for (const width of widths) {
    const image = await sharp(Buffer.from(drawParkingLevel(level)))
      .resize({ width })
      .webp({ quality: 88, effort: 5 })
      .toBuffer()
    const file = join(folder, `parking-level_${level.level}-${width}.webp`)
    await writeFile(file, image)
    console.log(`${file}: ${Math.round(image.length / 1024)} KB`)
  }
}
