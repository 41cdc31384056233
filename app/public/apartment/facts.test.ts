import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { newApartment, type PublicApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { TextProvider } from '../../locale.tsx'
import { ApartmentDetails } from './apartment-details.tsx'
import { Facts } from './facts.tsx'

const { bg: text } = allTexts

const apartment = { ...newApartment(defaultBuilding), id: 'a' } as Partial<PublicApartment> as PublicApartment

function render(shown: ReactNode, path = '/'): string {
  const Page = createRoutesStub([{ id: 'public/layout', path: '/*', Component: () => shown }])
  const site = { company: aCompany, calls: [], building: defaultBuilding }
  const hydrationData = { loaderData: { 'public/layout': site } }
  const page = createElement(Page, { hydrationData, initialEntries: [path] })
  return renderToStaticMarkup(TextProvider({ text, children: page }))
}

test('a feature that was typed twice is shown once: equal lines would share a key', () => {
  const features = ['климатик', 'паркет', 'климатик']
  const html = render(createElement(ApartmentDetails, { apartment: { ...apartment, features } }))
  expect(html.match(/климатик/g)).toHaveLength(1)
  expect(html.match(/<li/g)).toHaveLength(2)
})

test('a note about the floor stands beside the floor alone, and only where there is one', () => {
  const facts = (floorNote: string) =>
    render(
      createElement(Facts, {
        apartment,
        title: '',
        facts: [
          { name: 'floor', label: 'Floor', text: '3' },
          { name: 'rooms', label: 'Rooms', text: '2' },
        ],
        floorNote,
        explanations: [],
      }),
    )
  expect(facts('')).toMatch(/<dd[^>]*>3<\/dd>.*<dd[^>]*>2<\/dd>/)
  expect(facts('Floor 1 is the ground floor')).toMatch(
    /<dd[^>]*><span[^>]*>3<small[^>]*>Floor 1 is the ground floor<\/small><\/span><\/dd>.*<dd[^>]*>2<\/dd>/,
  )
})
