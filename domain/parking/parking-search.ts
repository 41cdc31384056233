import { type Building, parkingLevelName } from '../building/building.ts'
import { isInNotes, normalizeSearchText, searchTokens } from '../lists/search-tokens.ts'
import { parkingStatusLabels } from '../status.ts'
import { levelParameter, type ParkingFilters, type ParkingSpot, parseParkingChoices } from './parking.ts'
import { parkingTypeLabels } from './parking-type.ts'

/** The filters of the admin list, which accepts any level, with or without a plan. */
export function parseParkingFilters(query: URLSearchParams): ParkingFilters {
  const level = query.get('level') ?? ''
  return {
    ...parseParkingChoices(query),
    ...(levelParameter.test(level) && { floor: Number(level) }),
  }
}

const introducing = ['място', 'паркомясто', 'гараж', 'no']

/**
 * Whether every token is found: a number by its beginning or its digits, labels by their beginning, and notes
 * anywhere.
 */
export function matchesParkingSpot(building: Building, spot: ParkingSpot, typed: string): boolean {
  const number = normalizeSearchText(spot.number)
  const labels = [
    parkingTypeLabels[spot.type],
    parkingStatusLabels[spot.status],
    parkingLevelName(building, spot.floor),
  ]
  const beginnings = [number, number.replace(/^\D+/, ''), ...normalizeSearchText(labels.join(' ')).split(' ')]
  return searchTokens(typed, introducing).every(
    (word) => beginnings.some((text) => text.startsWith(word)) || isInNotes(word, spot.internalNotes),
  )
}
