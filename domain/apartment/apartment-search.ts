import { type Entrance, entranceLetters } from '../building.ts'
import { isInNotes, normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import { apartmentStatusLabels, type Status } from '../status.ts'
import { type ApartmentType, apartmentTypeLabels } from './apartment-type.ts'
import { type Exposure, exposureLabels } from './exposure.ts'

interface Searched {
  number: string
  entrance: Entrance
  type: ApartmentType
  exposure: Exposure
  status: Status
  internalNotes: string
}

const introducing = ['ап', 'апартамент', 'вх', 'вход']

/**
 * Whether every token is found: a number or „А12“ by its beginning, „Б“ as the entrance, type, exposure and status
 * by the beginning of their labels, and notes anywhere.
 */
export function matchesApartment(apartment: Searched, typed: string): boolean {
  const { entrance, type, exposure, status } = apartment
  const letter = normalizeSearchText(entranceLetters[entrance])
  const number = normalizeSearchText(apartment.number)
  const labels = [apartmentTypeLabels[type], exposureLabels[exposure], apartmentStatusLabels[status]]
  const beginnings = [number, letter + number, ...normalizeSearchText(labels.join(' ')).split(' ')]
  return searchTokens(typed, introducing).every(
    (word) =>
      word === letter ||
      beginnings.some((text) => text.startsWith(word)) ||
      isInNotes(word, apartment.internalNotes),
  )
}
