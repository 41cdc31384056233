const ordinals = [
  'първия',
  'втория',
  'третия',
  'четвъртия',
  'петия',
  'шестия',
  'седмия',
  'осмия',
  'деветия',
  'десетия',
  'единадесетия',
] as const

/** „третия“, as in „на третия етаж“. */
export function ordinalFloor(floor: number): string {
  return ordinals[floor - 1] ?? String(floor)
}

/** „24 м²“, without decimals for use in a sentence. */
export function roundMetres(area: number): string {
  return `${Math.round(area)} м²`
}
