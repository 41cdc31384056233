export const exposures = [
  'north',
  'south',
  'east',
  'west',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
] as const
export type Exposure = (typeof exposures)[number]

const azimuths: Record<Exposure, number> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
}

/**
 * Where the windows of an apartment look, in degrees clockwise from north. An apartment between two points of the
 * compass is a corner apartment, which looks to both: `southeast` to the east and to the south.
 */
export function windowAzimuths(exposure: Exposure): number[] {
  const azimuth = azimuths[exposure]
  return azimuth % 90 === 0 ? [azimuth] : [azimuth - 45, (azimuth + 45) % 360]
}
