import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { type BuildingView, floorLink } from '../../../domain/building/building-view.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { outlinedFloors, viewToEdit } from './view-to-edit.ts'

const [entrance] = defaultBuilding.entrances
const building = {
  ...defaultBuilding,
  entrances: entrance ? [{ ...entrance, firstFloor: 0, lastFloor: 2 }] : [],
  floorNames: [{ entrance: '', floor: 0, name: 'Партер' }],
}
const view = (id: string, position: number, links: string[]): BuildingView => ({
  ...{ id, position, name: id, revision: 1, imageUrl: '/files/v', imageWidth: 8, imageHeight: 6 },
  ...{ createdAt: '', updatedAt: '' },
  outlines: links.map((linkedId) => ({ id: linkedId, linkedId, points: [{ x: 1, y: 1 }] })),
})
const ground = floorLink({ entrance: '1', floor: 0 })
const apartment: ApartmentListItem = { ...newApartment(building), id: 'a', number: '12', floor: 2, area: 50 }

test('floors come first and apartments after them, each with its whole name and a short label', () => {
  const front = view('front', 1, [])
  const { linkables } = viewToEdit(building, front, [front], [apartment])
  expect(linkables.map(({ number, label, group }) => [number, label, group])).toEqual([
    ['Вход А, партер', 'А Партер', 'Вход А: етажи'],
    ['Вход А, етаж 1', 'А 1', 'Вход А: етажи'],
    ['Вход А, етаж 2', 'А 2', 'Вход А: етажи'],
    ['Апартамент 12, вход А', '12', 'Вход А: апартаменти'],
  ])
  expect(linkables.at(-1)).toMatchObject({
    id: 'a',
    details: [`Етаж 2, ${formatArea(50)}`],
    isOptional: true,
  })
})

test('a floor needs no outline where another view has one, and those of other views can be copied', () => {
  const [front, back] = [view('front', 1, []), view('back', 2, [ground])]
  const { linkables, sources } = viewToEdit(building, front, [front, back], [])
  expect(linkables.map(({ isOptional }) => isOptional)).toEqual([true, false, false])
  expect(sources).toMatchObject([
    { floor: 2, name: 'back (1 контур)', linkableIds: linkables.map(({ id }) => id) },
  ])
})

test('the floors that no view outlines are named', () => {
  expect(outlinedFloors(building, [view('front', 1, [ground, 'a'])])).toEqual({
    all: 3,
    count: 1,
    missing: ['Вход А, етаж 1', 'Вход А, етаж 2'],
  })
})
