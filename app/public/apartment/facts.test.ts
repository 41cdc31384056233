import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newApartment, type PublicApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { ApartmentDetails } from './facts.tsx'

test('a feature that was typed twice is shown once: equal lines would share a key', () => {
  const features = ['климатик', 'паркет', 'климатик']
  const apartment = {
    ...newApartment(defaultBuilding),
    features,
  } as Partial<PublicApartment> as PublicApartment
  const html = renderToStaticMarkup(createElement(ApartmentDetails, { apartment }))
  expect(html.match(/климатик/g)).toHaveLength(1)
  expect(html.match(/<li/g)).toHaveLength(2)
})
