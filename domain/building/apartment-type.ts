export const apartmentTypes = [
  'studio',
  '1-bedroom',
  '2-bedroom',
  '2-bedroom-maisonette',
  '3-bedroom',
  '3-bedroom-maisonette',
  '4-bedroom-maisonette',
] as const
export type ApartmentType = (typeof apartmentTypes)[number]

export const apartmentTypeLabels: Record<ApartmentType, string> = {
  studio: 'Студио',
  '1-bedroom': 'Едностаен',
  '2-bedroom': 'Двустаен',
  '2-bedroom-maisonette': 'Двустаен мезонет',
  '3-bedroom': 'Тристаен',
  '3-bedroom-maisonette': 'Тристаен мезонет',
  '4-bedroom-maisonette': 'Четиристаен мезонет',
}

export function isMaisonette(type: ApartmentType): boolean {
  return type.endsWith('-maisonette')
}

/** A maisonette continues on the floor above; no other apartment has a second floor. */
export function secondaryFloorFor(type: ApartmentType, floor: number): number | null {
  return isMaisonette(type) ? floor + 1 : null
}
