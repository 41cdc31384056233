import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { buildingGrid } from '../../../domain/building/building-grid.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { newParkingSpot } from '../../../domain/parking/parking.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { TextProvider } from '../../locale.tsx'
import { PublicParkingTable } from '../parking/route.tsx'
import { SpotOutlines } from '../parking/spot-outlines.tsx'
import ParkingSpotPage from '../parking-spot/route.tsx'
import { ApartmentCard } from './apartment-card.tsx'
import { ApartmentGrid } from './apartment-grid.tsx'
import Building from './building.tsx'
import { Facade } from './facade.tsx'
import { FloorList } from './floor-list.tsx'
import { FloorHead, FloorNeighbours } from './other-floors.tsx'
import { ViewTabs } from './view-tabs.tsx'

const { de: text } = allTexts

const stored = { id: 'a', number: '27', createdAt: '', updatedAt: '', revision: 1 }
const apartment = {
  ...newApartment(defaultBuilding),
  ...stored,
  secondaryFloor: 2,
  area: 75.63,
  price: 99_000,
  fits: true,
}
const spot = { ...newParkingSpot(defaultBuilding), ...stored, id: 's' }
const place = { entrance: '1', floor: 1 }

/** The addresses that the links of a German page lead to. */
function linksOf(shown: ReactNode): string[] {
  const Page = createRoutesStub([{ id: 'public/layout', path: '/*', Component: () => shown }])
  const site = { building: defaultBuilding, origin: '', languages: ['bg'] }
  const hydrationData = { loaderData: { 'public/layout': site } }
  const page = createElement(Page, { hydrationData, initialEntries: ['/de/navigator'] })
  const html = renderToStaticMarkup(createElement(TextProvider, { text }, page))
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, url = '']) => url)
}

const page = <Props>(Page: FunctionComponent<Props>, loaderData: object) =>
  createElement(Page as FunctionComponent<{ loaderData: object }>, { loaderData })

const view = {
  ...{ imageUrl: '/files/a', imageWidth: 4, imageHeight: 3, part: { x: 0, y: 0, width: 4, height: 3 } },
  floors: [{ ...place, outline: '0,0 1,0 1,1', name: '1', tone: 'few' as const }],
  labels: { size: 1, floors: [], entrances: [] },
  apartments: [{ apartmentId: 'a', outline: '0,0 1,0 1,1', at: { x: 0, y: 0 }, size: 1 }],
  names: ['A', 'B'],
  current: 0,
}
const unfiltered = {
  ...{ filters: {}, query: '', chosen: 0, fitting: 0, all: 0 },
  bounds: { price: undefined, area: undefined, floor: undefined },
}
const levelPlan = {
  image: { url: '/files/p', width: 4, height: 3, placeholder: '' },
  outlinedSpots: [{ ...spot, points: '0,0 1,0 1,1' }],
}

test.each<[string, ReactNode, string[]]>([
  ['the views of the building', createElement(ViewTabs, view), ['/de/navigator']],
  [
    'a view of the building',
    createElement(Facade, { view, apartments: [apartment] }),
    ['/de/navigator/1/1', '/de/apartments/a'],
  ],
  [
    'the grid of apartments',
    createElement(ApartmentGrid, { grid: buildingGrid(defaultBuilding, [apartment]) }),
    ['/de/navigator/2/11', '/de/apartments/a'],
  ],
  [
    'a building without apartments',
    page(Building, { versions: {}, rows: '[]', plans: [], filtering: unfiltered }),
    ['/de/contact'],
  ],
  ['the head of a floor', createElement(FloorHead, place), ['/de/navigator', '/de/navigator/2/1']],
  ['the floors beside it', createElement(FloorNeighbours, place), ['/de/navigator/1/2', '/de/navigator/2/1']],
  [
    'the list of a floor',
    createElement(FloorList, { apartments: [apartment], outlined: new Set('a'), selectedId: undefined }),
    ['/de/apartments/a'],
  ],
  [
    'the selected apartment',
    createElement(ApartmentCard, { apartment, ...place }),
    ['/de/apartments/a', '/de/navigator/1/2?apartment=a'],
  ],
  [
    'the list of parking spots',
    createElement(PublicParkingTable, { spots: [spot], sort: undefined }),
    ['/de/parking/s'],
  ],
  ['the plan of a level', createElement(SpotOutlines, { ...levelPlan, name: 'plan' }), ['/de/parking/s']],
  [
    'a parking spot',
    page(ParkingSpotPage, {
      versions: {},
      found: { spot: { ...spot, status: 'sold' }, neighbours: [{ ...spot, id: 't' }], description: '' },
    }),
    ['/de/parking?level=-1', '/de/parking/t', '/de/parking?level=-1&amp;status=available'],
  ],
  ['no parking spot', page(ParkingSpotPage, { versions: {} }), ['/de/parking']],
])('%s in German leads to German pages', (_, shown, expected) => {
  const links = linksOf(shown)
  for (const url of expected) expect(links).toContain(url)
  expect(links.filter((url) => !url.startsWith('/de'))).toEqual([])
})
