import { apartmentTypeName, findApartmentType } from '../building/apartment-type.ts'
import { type ApartmentType, type Building, type Entrance, floorLabel } from '../building/building.ts'
import { formatArea } from '../formats/measures.ts'

export interface ApartmentFloors {
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

interface Titled extends ApartmentFloors {
  number: string
  type: ApartmentType
  area: number
}

/** „Апартамент 61 · 68,69 м²“. A comma as separator would be mistaken for the decimal comma of the area. */
export function apartmentHeading({ number, area }: Pick<Titled, 'number' | 'area'>): string {
  return `Апартамент ${number} · ${formatArea(area)}`
}

/** „Двустаен апартамент 61 · 68,69 м² · етаж 1“, for the titles of pages and messages. */
export function apartmentTitle(building: Building, apartment: Titled): string {
  const { number, type, area } = apartment
  return `${kindOf(building, type)} ${number} · ${formatArea(area)} · ${formatFloors(building, apartment)}`
}

/**
 * The type as a noun: „Студио“ and „Тристаен мезонет“ are nouns already; „Двустаен“ is an adjective and needs
 * „апартамент“.
 */
function kindOf(building: Building, type: ApartmentType): string {
  const name = apartmentTypeName(building, type)
  const isAdjective = /(ен|на|но)$/.test(name) && !findApartmentType(building, type)?.isMaisonette
  return isAdjective ? `${name} апартамент` : name
}

/** "3", or "8–9" for a maisonette, as visitors read it; „Партер“ where the floor has a name. */
export function floorSpan(building: Building, { entrance, floor, secondaryFloor }: ApartmentFloors): string {
  const first = floorLabel(building, { entrance, floor })
  return secondaryFloor === null
    ? first
    : `${first}–${floorLabel(building, { entrance, floor: secondaryFloor })}`
}

/** "3", or "3 - 4" for a maisonette: the notation of the admin list. */
export function floorRange(building: Building, { entrance, floor, secondaryFloor }: ApartmentFloors): string {
  const first = floorLabel(building, { entrance, floor })
  return secondaryFloor === null
    ? first
    : `${first} - ${floorLabel(building, { entrance, floor: secondaryFloor })}`
}

/** „етаж 3“, „етажи 8–9“, or „партер“. */
export function formatFloors(building: Building, apartment: ApartmentFloors): string {
  const span = floorSpan(building, apartment)
  if (!/^[−\d]/.test(span)) return span.toLocaleLowerCase('bg')
  return `${apartment.secondaryFloor === null ? 'етаж' : 'етажи'} ${span}`
}
