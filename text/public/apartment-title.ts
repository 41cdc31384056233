import { apartmentTypeName, isMaisonette } from '../../domain/building/apartment-type.ts'
import type { ApartmentType, Building, Entrance } from '../../domain/building/building.ts'
import type { PublicText } from './public-text.ts'

type TitleText = Pick<PublicText, 'apartment' | 'formats' | 'places'>

interface Titled {
  number: string
  type: ApartmentType
  area: number
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
}

/** „Апартамент 61 · 68,69 м²“. A comma as separator would be mistaken for the decimal comma of the area. */
export function apartmentHeading(
  { apartment, formats }: TitleText,
  { number, area }: Pick<Titled, 'number' | 'area'>,
): string {
  return `${apartment.title(number)} · ${formats.area(area)}`
}

/** „Двустаен апартамент 61 · 68,69 м² · етаж 1“, for the titles of pages and messages. */
export function apartmentTitle(text: TitleText, building: Building, titled: Titled): string {
  const { number, type, area } = titled
  const kind = text.apartment.kind(apartmentTypeName(building, type), isMaisonette(building, type))
  return `${kind} ${number} · ${text.formats.area(area)} · ${text.places.floors(building, titled)}`
}
