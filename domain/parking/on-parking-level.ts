/** The query of the same list for another level, or for all of them; other parameters stay. */
export function onParkingLevel(query: URLSearchParams, level: number | undefined): string {
  const next = new URLSearchParams(query)
  if (level === undefined) next.delete('level')
  else next.set('level', String(level))
  return `?${next}`
}
