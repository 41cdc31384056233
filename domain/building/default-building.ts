import type { Building, BuildingType } from './building.ts'
import { emptyBuilding } from './building.ts'

function type(key: string, name: string, rooms: number): BuildingType {
  const isMaisonette = key.endsWith('-maisonette')
  return { key, name, rooms, bedrooms: rooms - 1, isMaisonette, isHidden: false }
}

/** The seven types of the specification, which every building has from the start. */
const defaultTypes: BuildingType[] = [
  type('studio', 'Студио', 1),
  type('1-bedroom', 'Едностаен', 1),
  type('2-bedroom', 'Двустаен', 2),
  type('2-bedroom-maisonette', 'Двустаен мезонет', 2),
  type('3-bedroom', 'Тристаен', 3),
  type('3-bedroom-maisonette', 'Тристаен мезонет', 3),
  type('4-bedroom-maisonette', 'Четиристаен мезонет', 4),
]

/** What the specification fixes for its building: the building of an installation that has not said anything else. */
export const defaultBuilding: Building = {
  ...emptyBuilding,
  entrances: [
    { id: '1', name: 'А', firstFloor: 1, lastFloor: 11 },
    { id: '2', name: 'Б', firstFloor: 1, lastFloor: 11 },
  ],
  parkingLevels: [
    { level: -1, name: 'Сутерен' },
    { level: 1, name: 'Етаж 1' },
    { level: 2, name: 'Етаж 2' },
  ],
  apartmentTypes: defaultTypes,
  // Along the whole Bulgarian coast the sea lies to the east.
  seaExposures: ['east', 'northeast', 'southeast'],
  statistics: [
    { label: 'апартамента', about: 'apartments', figure: null },
    { label: 'паркоместа', about: 'parkingSpots', figure: null },
    { label: 'търговски обекта', about: 'stores', figure: null },
  ],
}
