import { expect, test } from 'vitest'
import { describeImage } from '../backend/images/image-file.ts'
import { boundsOf } from '../domain/geometry/bounds.ts'
import { demoEntrances, demoFloors } from './building-record.ts'
import { demoViews, readView } from './building-view.ts'
import { readDemoImage } from './images/demo-images.ts'

test.each(demoViews)(
  'every floor of both entrances is outlined once, within the image: $name',
  async ({ image }) => {
    const { imageWidth, imageHeight, floors: outlined } = await readView(image)
    const { width, height } = await describeImage(await readDemoImage(image))
    expect([imageWidth, imageHeight]).toEqual([width, height])
    const places = demoEntrances.flatMap((entrance) => demoFloors.map((floor) => ({ entrance, floor })))
    expect(outlined.map(({ entrance, floor }) => ({ entrance, floor }))).toEqual(places)
    for (const { points } of outlined) {
      const { left, top, right, bottom } = boundsOf(points)
      expect(left >= 0 && top >= 0 && right <= width && bottom <= height).toBe(true)
    }
  },
)
