import { expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { toShow } from './free-now.ts'

const { bg } = allTexts
const apartment = { ...newApartment(defaultBuilding), id: 'a', number: '7<', mainImage: null }
const plan = {
  ...{ imageUrl: '/files/plan.webp', imageWidth: 300, imageHeight: 200, outline: '0,0 1,0 1,1' },
  part: { x: 0, y: 0, width: 3, height: 2 },
}
const none = { photo: undefined, plan: undefined }

test('an apartment without photos shows rooms of the build only where the building has sample pictures', () => {
  const shown = toShow(bg, { ...defaultBuilding, hasSamplePictures: true }, apartment, none)
  expect(shown).toMatchObject({ isSample: true, alt: 'Снимка на апартамент 7<' })
  expect(shown.photo).not.toHaveProperty('large', expect.stringContaining('data:'))
})

test('otherwise it shows its part of the plan, or its type and number', () => {
  expect(toShow(bg, defaultBuilding, apartment, { ...none, plan })).toMatchObject({ isSample: false, plan })
  const { photo, isSample, alt } = toShow(bg, defaultBuilding, apartment, none)
  expect([isSample, alt]).toEqual([false, ''])
  const [, drawing = ''] = 'large' in photo ? photo.large.split(',') : []
  expect(Buffer.from(drawing, 'base64').toString()).toMatch(/>7&lt;<.*>Студио</)
})
