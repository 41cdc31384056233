import { isInNotes, normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import type { Status } from '../status.ts'
import { levelParameter, type ParkingFilters, type ParkingSpot, parseParkingChoices } from './parking.ts'
import type { ParkingType } from './parking-type.ts'

/** The filters of the admin list, which accepts any level, with or without a plan. */
export function parseParkingFilters(query: URLSearchParams): ParkingFilters {
  const level = query.get('level') ?? ''
  return {
    ...parseParkingChoices(query),
    ...(levelParameter.test(level) && { floor: Number(level) }),
  }
}

/** How people call the options that they search for. */
interface OptionNames {
  parkingType: Readonly<Record<ParkingType, string>>
  parkingStatus: Readonly<Record<Status, string>>
  level(level: number): string
}

const introducing = ['място', 'паркомясто', 'гараж', 'no']

/**
 * Whether every token is found: a number by its beginning or its digits, labels by their beginning, and notes
 * anywhere.
 */
export function matchesParkingSpot(names: OptionNames, spot: ParkingSpot, typed: string): boolean {
  const number = normalizeSearchText(spot.number)
  const labels = [names.parkingType[spot.type], names.parkingStatus[spot.status], names.level(spot.floor)]
  const beginnings = [number, number.replace(/^\D+/, ''), ...normalizeSearchText(labels.join(' ')).split(' ')]
  return searchTokens(typed, introducing).every(
    (word) => beginnings.some((text) => text.startsWith(word)) || isInNotes(word, spot.internalNotes),
  )
}
