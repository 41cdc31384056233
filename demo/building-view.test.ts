import { expect, test } from 'vitest'
import { describePicture } from '../backend/pictures/picture-file.ts'
import { entrances, floors } from '../domain/building.ts'
import { boundsOf } from '../domain/geometry/bounds.ts'
import { facadePicture, readFacade } from './building-view.ts'
import { readPicture } from './pictures/pictures.ts'

test('every floor of both entrances is outlined once, within the picture', async () => {
  const { imageWidth, imageHeight, floors: outlined } = await readFacade()
  const { width, height } = await describePicture(await readPicture(facadePicture))
  expect([imageWidth, imageHeight]).toEqual([width, height])
  const places = entrances.flatMap((entrance) => floors.map((floor) => ({ entrance, floor })))
  expect(outlined.map(({ entrance, floor }) => ({ entrance, floor }))).toEqual(places)
  for (const { points } of outlined) {
    const { left, top, right, bottom } = boundsOf(points)
    expect(left >= 0 && top >= 0 && right <= width && bottom <= height).toBe(true)
  }
})
