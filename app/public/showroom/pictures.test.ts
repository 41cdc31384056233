import { expect, test } from 'vitest'
import { mostPictures, picturesOf, pictureUrl, planUrl } from './pictures.ts'

const photo = (url: string, width = 4000) => ({ url, width, height: 1000 })
const plan = { imageUrl: '/files/plan.png', imageWidth: 2400, imageHeight: 1600 }

test('each picture has one file for a screen, and no larger one than that', () => {
  expect(pictureUrl(photo('/files/a.jpg'), 1920)).toBe('/files/a.jpg?w=1920')
  expect(pictureUrl(photo('/files/a.jpg'), 3840)).toBe('/files/a.jpg?w=1920')
  expect(pictureUrl(photo('/files/a.jpg', 700), 3840)).toBe('/files/a.jpg?w=960')
  const slice = '/files/b.jpg?slice=0-150-strip'
  expect(pictureUrl(photo(slice), 1920)).toBe(`${slice}&w=2880`)
  expect(pictureUrl(photo(slice), 3840)).toBe(`${slice}&w=3840`)
  expect(pictureUrl(photo(slice, 1000), 3840)).toBe(`${slice}&w=1280`)
  expect(planUrl(plan, 1920)).toBe('/files/plan.png?w=1920')
  expect(planUrl(plan, 3840)).toBe('/files/plan.png')
})

test('all of them are named once, and there is a bound', () => {
  const texts = { name: '', maisonettes: '' }
  const nothing = { ...texts, free: 0, attract: [], views: [], entrances: [], plans: [], homes: [] }
  const view = { caption: '', slices: [{ day: photo('/files/d.jpg?slice=0-150-strip'), marks: [] }] }
  const urls = picturesOf(
    {
      ...nothing,
      attract: [photo('/files/a.jpg')],
      plans: [{ ...plan, outlines: [] }],
      windowViews: [
        {
          ...view,
          slices: view.slices.map((slice) => ({ ...slice, day: { ...slice.day, placeholder: '' } })),
        },
      ],
      photos: [photo('/files/a.jpg'), photo('/files/c.jpg')],
    },
    1920,
  )
  expect(urls).toEqual([
    '/files/a.jpg?w=1920',
    '/files/plan.png?w=1920',
    '/files/d.jpg?slice=0-150-strip&w=2880',
    '/files/c.jpg?w=1920',
  ])
  const photos = Array.from({ length: 3000 }, (_, index) => photo(`/files/${index}.jpg`))
  expect(picturesOf({ ...nothing, windowViews: [], photos }, 1920)).toHaveLength(mostPictures)
})
