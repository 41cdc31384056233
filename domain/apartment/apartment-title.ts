import { formatArea } from '../formats/measures.ts'
import { type ApartmentType, apartmentTypeLabels, isMaisonette } from './apartment-type.ts'
import { formatFloors } from './format-floors.ts'

interface Titled {
  number: string
  type: ApartmentType
  area: number
  floor: number
  secondaryFloor: number | null
}

/**
 * „Апартамент 61 · 68,69 м²“. A comma would stand beside the one in the area, and the number would read like a part of it.
 */
export function apartmentHeading({ number, area }: Pick<Titled, 'number' | 'area'>): string {
  return `Апартамент ${number} · ${formatArea(area)}`
}

/** What is for sale, in one line, for whoever sees nothing else of it: „Двустаен апартамент 61 · 68,69 м² · етаж 1“. */
export function apartmentTitle({ number, type, area, ...floors }: Titled): string {
  return `${kindOf(type)} ${number} · ${formatArea(area)} · ${formatFloors(floors)}`
}

/** „Студио“ and „Тристаен мезонет“ are names of their own; „Двустаен“ only says what the apartment is like. */
function kindOf(type: ApartmentType): string {
  const label = apartmentTypeLabels[type]
  return type === 'studio' || isMaisonette(type) ? label : `${label} апартамент`
}
