import { type Entrance, entrances, floors } from '../building.ts'
import { choice, numberChoice } from '../lists/query.ts'
import { type Status, statuses } from '../status.ts'
import { type ApartmentType, apartmentTypes } from './apartment-type.ts'

/** What a list of apartments is narrowed to; an absent field means all. */
export interface ApartmentFilters {
  entrance?: Entrance
  floor?: number
  type?: ApartmentType
  status?: Status
}

/** What an address may say of each. */
export const apartmentFilterChoices: Record<keyof ApartmentFilters, readonly string[]> = {
  entrance: entrances,
  floor: floors.map(String),
  type: apartmentTypes,
  status: statuses,
}

export function parseApartmentFilters(query: URLSearchParams): ApartmentFilters {
  return {
    entrance: choice(entrances, query.get('entrance')),
    floor: numberChoice(floors, query.get('floor')),
    type: choice(apartmentTypes, query.get('type')),
    status: choice(statuses, query.get('status')),
  }
}
