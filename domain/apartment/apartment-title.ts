import { type ApartmentType, apartmentTypeLabels, isMaisonette } from '../building/apartment-type.ts'
import { formatArea } from '../formats/measures.ts'

interface Titled {
  number: string
  type: ApartmentType
  area: number
  floor: number
  secondaryFloor: number | null
}

/** „Апартамент 61 · 68,69 м²“. A comma as separator would be mistaken for the decimal comma of the area. */
export function apartmentHeading({ number, area }: Pick<Titled, 'number' | 'area'>): string {
  return `Апартамент ${number} · ${formatArea(area)}`
}

/** „Двустаен апартамент 61 · 68,69 м² · етаж 1“, for the titles of pages and messages. */
export function apartmentTitle({ number, type, area, ...floors }: Titled): string {
  return `${kindOf(type)} ${number} · ${formatArea(area)} · ${formatFloors(floors)}`
}

/** „Студио“ and „Тристаен мезонет“ are nouns; „Двустаен“ is an adjective and needs „апартамент“. */
function kindOf(type: ApartmentType): string {
  const label = apartmentTypeLabels[type]
  return type === 'studio' || isMaisonette(type) ? label : `${label} апартамент`
}

interface Floors {
  floor: number
  secondaryFloor: number | null
}

/** "3", or "8–9" for a maisonette, as visitors read it. */
export function floorSpan({ floor, secondaryFloor }: Floors): string {
  return secondaryFloor === null ? String(floor) : `${floor}–${secondaryFloor}`
}

/** "3", or "3 - 4" for a maisonette: the notation of the admin list. */
export function floorRange({ floor, secondaryFloor }: Floors): string {
  return secondaryFloor === null ? String(floor) : `${floor} - ${secondaryFloor}`
}

/** „етаж 3“, or „етажи 8–9“. */
export function formatFloors(apartment: Floors): string {
  return `${apartment.secondaryFloor === null ? 'етаж' : 'етажи'} ${floorSpan(apartment)}`
}
