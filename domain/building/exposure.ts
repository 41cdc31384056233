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

export const exposureLabels: Record<Exposure, string> = {
  north: 'Север',
  south: 'Юг',
  east: 'Изток',
  west: 'Запад',
  northeast: 'Североизток',
  northwest: 'Северозапад',
  southeast: 'Югоизток',
  southwest: 'Югозапад',
}
