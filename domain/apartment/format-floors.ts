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
