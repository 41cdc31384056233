import { formatArea } from '../formats/measures.ts'
import { type ApartmentType, apartmentTypeLabels, isMaisonette } from './apartment-type.ts'

interface Titled {
  number: string
  type: ApartmentType
  area: number
  floor: number
  secondaryFloor: number | null
}

/** What is for sale, in one line: „Двустаен апартамент 61, 68,69 м², етаж 1“. */
export function apartmentTitle({ number, type, area, ...floors }: Titled): string {
  return `${kindOf(type)} ${number}, ${formatArea(area)}, ${floorWords(floors)}`
}

/** „етаж 3“, or „етажи 8–9“ for a home on two of them. */
export function floorWords(floors: Pick<Titled, 'floor' | 'secondaryFloor'>): string {
  return floors.secondaryFloor === null ? `етаж ${floors.floor}` : `етажи ${floorsShown(floors)}`
}

/** „3“, or „8–9“, as visitors read it; the office writes it as `floorRange` does. */
export function floorsShown({ floor, secondaryFloor }: Pick<Titled, 'floor' | 'secondaryFloor'>): string {
  return secondaryFloor === null ? String(floor) : `${floor}–${secondaryFloor}`
}

/** „Студио“ and „Мезонет“ are names of their own; „Двустаен“ only says what the apartment is like. */
function kindOf(type: ApartmentType): string {
  if (isMaisonette(type)) return 'Мезонет'
  return type === 'studio' ? apartmentTypeLabels.studio : `${apartmentTypeLabels[type]} апартамент`
}
