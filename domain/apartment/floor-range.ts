/** "3", or "3 - 4" for an apartment on two floors. */
export function floorRange({
  floor,
  secondaryFloor,
}: {
  floor: number
  secondaryFloor: number | null
}): string {
  return secondaryFloor === null ? String(floor) : `${floor} - ${secondaryFloor}`
}
