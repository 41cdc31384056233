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
