/** Facts about the building that do not change while its apartments are being sold. */

export const entrances = ['1', '2'] as const
export type Entrance = (typeof entrances)[number]

export const entranceLetters: Record<Entrance, string> = { 1: 'А', 2: 'Б' }

export function entranceName(entrance: Entrance): string {
  return `Вход ${entranceLetters[entrance]}`
}

export function placeName({ entrance, floor }: { entrance: Entrance; floor: number }): string {
  return `${entranceName(entrance)}, етаж ${floor}`
}

export const firstFloor = 1
export const lastFloor = 11
export const floors: readonly number[] = Array.from({ length: lastFloor }, (_, index) => firstFloor + index)

export const parkingLevels = [-1, 1, 2] as const
export type ParkingLevel = (typeof parkingLevels)[number]

/** Parking spots may be on other levels than the three with a plan. */
export function parkingLevelName(floor: number): string {
  return floor === -1 ? 'Сутерен' : `Етаж ${floor}`
}

export const statistics = {
  apartments: 117,
  parkingSpots: 140,
  bikeRacks: 163,
  commercialUnits: 2,
} as const

export const facts = {
  floors: lastFloor,
  entrances: entrances.length,
  coveredParkingSpots: 135,
  garages: 2,
} as const
