import { type Building, floorsOf } from '../domain/building/building.ts'
import { defaultBuilding } from '../domain/building/default-building.ts'

/**
 * The entrances, apartment types and parking levels that the demo draws. The domain has wider types for them,
 * since other buildings have others.
 */
export type DemoEntrance = '1' | '2'
export type DemoType =
  | 'studio'
  | '1-bedroom'
  | '2-bedroom'
  | '2-bedroom-maisonette'
  | '3-bedroom'
  | '3-bedroom-maisonette'
  | '4-bedroom-maisonette'
export type DemoLevel = -1 | 1 | 2

export const demoEntrances: readonly DemoEntrance[] = ['1', '2']
export const firstFloor = 1
export const lastFloor = 11

const letters: Record<DemoEntrance, string> = { 1: 'А', 2: 'Б' }

/** What the demo says of its building. */
export const demoBuilding: Building = {
  ...defaultBuilding,
  name: 'Бриз',
  city: 'Черноморие',
  street: 'ул. „Крайбрежна“ 1',
  // In the sea off Varna: where such a town would have its sun, and nobody's home.
  latitude: 43.2,
  longitude: 27.96,
  hasSamplePlans: true,
  hasSamplePictures: true,
  isPublished: true,
  entrances: demoEntrances.map((id) => ({ id, name: letters[id], firstFloor, lastFloor })),
  statistics: [
    { label: 'апартамента', about: 'apartments', figure: 117 },
    { label: 'паркоместа', about: 'parkingSpots', figure: 140 },
    { label: 'стойки за велосипеди', about: '', figure: 163 },
    { label: 'търговски обекта', about: 'stores', figure: 2 },
  ],
  facts: [
    { label: 'Покрити паркоместа', about: '', figure: 135 },
    { label: 'Гаражи', about: '', figure: 2 },
  ],
}

export const demoFloors: readonly number[] = floorsOf(demoBuilding)
