import type { DemoLevel } from './building-record.ts'
import { drawParkingLevel } from './drawing/draw-parking-level.ts'
import { rasterise } from './drawing/rasterise.ts'
import { type DemoImageName, demoImageAsJpeg } from './images/demo-images.ts'
import { parkingLevelPlans } from './parking/level.ts'

export interface DemoMediaFile {
  name: string
  contentType: 'image/jpeg' | 'image/png'
  read(): Promise<Buffer>
}

const photographs: Record<string, DemoImageName> = {
  'sgradata-na-zdrach.jpg': 'dusk',
  'sgradata-prez-denya.jpg': 'hero',
  'izgled-ot-vazduha.jpg': 'aerial',
  'dnevna.jpg': 'living',
  'kuhnya.jpg': 'kitchen',
  'spalnya.jpg': 'bedroom',
  'banya.jpg': 'bathroom',
  'terasa.jpg': 'terrace',
  'kafe-na-partera.jpg': 'shop',
}

const planNames: Record<DemoLevel, string> = {
  [-1]: 'parking-suteren.png',
  1: 'parking-etazh-1.png',
  2: 'parking-etazh-2.png',
}

export function demoMedia(): DemoMediaFile[] {
  const images = Object.entries(photographs).map(
    ([name, image]): DemoMediaFile => ({
      name,
      contentType: 'image/jpeg',
      read: () => demoImageAsJpeg(image),
    }),
  )
  const plans = parkingLevelPlans().map(
    (level): DemoMediaFile => ({
      name: planNames[level.level],
      contentType: 'image/png',
      read: () => rasterise(drawParkingLevel(level)),
    }),
  )
  return [...images, ...plans]
}
