import { expect, test } from 'vitest'
import { describeImage } from '../backend/images/image-file.ts'
import { boundsOf } from '../domain/geometry/bounds.ts'
import { demoEntrances, demoFloors } from './building-record.ts'
import { facadeImageName, readFacade } from './building-view.ts'
import { readDemoImage } from './images/demo-images.ts'

test('every floor of both entrances is outlined once, within the image', async () => {
  const { imageWidth, imageHeight, floors: outlined } = await readFacade()
  const { width, height } = await describeImage(await readDemoImage(facadeImageName))
  expect([imageWidth, imageHeight]).toEqual([width, height])
  const places = demoEntrances.flatMap((entrance) => demoFloors.map((floor) => ({ entrance, floor })))
  expect(outlined.map(({ entrance, floor }) => ({ entrance, floor }))).toEqual(places)
  for (const { points } of outlined) {
    const { left, top, right, bottom } = boundsOf(points)
    expect(left >= 0 && top >= 0 && right <= width && bottom <= height).toBe(true)
  }
})
