import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import type { Language } from '../../../domain/language.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { TextProvider } from '../../locale.tsx'
import { pagesIn } from '../../pages.ts'
import ApartmentPage from './route.tsx'

const apartment = {
  ...newApartment(defaultBuilding),
  id: 'a',
  number: '27',
  area: 75.63,
  price: 131_500,
  status: 'available' as const,
  images: [],
  mainImage: null,
  brochureUrl: null,
}

const plan = {
  entrance: '1',
  floor: 3,
  imageUrl: '/files/plan.png',
  imageWidth: 100,
  imageHeight: 100,
  outline: '0,0 1,0 1,1',
  onPage: { x: 0, y: 0, width: 10, height: 10 },
  onScreen: { x: 0, y: 0, width: 10, height: 10 },
}

const found = {
  apartment,
  title: '',
  heading: '',
  kind: '',
  description: '',
  about: [],
  facts: [],
  floorNote: '',
  explanations: [],
  message: undefined,
  photos: [],
  placeholder: undefined,
  plans: [plan],
  buyer: { facts: [], paymentPlan: [], destination: '' },
  previous: { id: 'b', number: '26', type: 'studio' },
  next: undefined,
  similar: [{ ...apartment, id: 'c', number: '28' }],
}

function render(language: Language, loaderData: object): string {
  const Shown = ApartmentPage as FunctionComponent<{ loaderData: object }>
  const Page = createRoutesStub([
    { id: 'public/layout', path: '/*', Component: () => createElement(Shown, { loaderData }) },
  ])
  const site = {
    company: aCompany,
    calls: [],
    building: defaultBuilding,
    description: '',
    origin: '',
    languages: ['bg'],
  }
  const hydrationData = { loaderData: { 'public/layout': site } }
  const initialEntries = [pagesIn(language).apartment('a')]
  const page = createElement(Page, { hydrationData, initialEntries })
  return renderToStaticMarkup(TextProvider({ text: allTexts[language], children: page }))
}

const linked = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, url = '']) => url)

test('a German page leads to German pages: list, neighbours, similar ones, plan, card', () => {
  const urls = linked(render('de', { versions: {}, found }))
  for (const url of [
    '/de/apartments',
    '/de/apartments/b',
    '/de/apartments/c',
    '/de/apartments/a/card.pdf',
    '/de/navigator/1/3?apartment=a',
  ])
    expect(urls).toContain(url)
  const own = urls.filter((url) => /^\/(apartments|navigator)/.test(url))
  expect(own).toEqual([])
})

test('a Bulgarian page has no prefix', () => {
  const urls = linked(render('bg', { versions: {}, found }))
  expect(urls).toContain('/apartments/b')
  expect(urls).toContain('/navigator/1/3?apartment=a')
})

test('where there is no such apartment, the way back leads to the list in the language', () => {
  expect(linked(render('de', { versions: {}, found: undefined }))).toEqual(['/de/apartments'])
})
