interface Floors {
  floor: number
  secondaryFloor: number | null
}

/** "3", or "8–9" for an apartment on two floors: as visitors read it. */
export function floorSpan({ floor, secondaryFloor }: Floors): string {
  return secondaryFloor === null ? String(floor) : `${floor}–${secondaryFloor}`
}

/** „етаж 3“, or „етажи 8–9“. */
export function formatFloors(apartment: Floors): string {
  return `${apartment.secondaryFloor === null ? 'етаж' : 'етажи'} ${floorSpan(apartment)}`
}
