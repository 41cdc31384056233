import type { ApartmentType, Building, BuildingType } from './building.ts'

export function findApartmentType(
  { apartmentTypes }: Building,
  type: ApartmentType,
): BuildingType | undefined {
  return apartmentTypes.find(({ key }) => key === type)
}

/** The name of a type. A type that the building no longer has is called by its key. */
export function apartmentTypeName(building: Building, type: ApartmentType): string {
  return findApartmentType(building, type)?.name ?? type
}

/** The types that forms and filters offer, in the order of the building. */
export function offeredTypes({ apartmentTypes }: Building): BuildingType[] {
  return apartmentTypes.filter(({ isHidden }) => !isHidden)
}

export function isMaisonette(building: Building, type: ApartmentType): boolean {
  return findApartmentType(building, type)?.isMaisonette ?? false
}

/** The second floor of an apartment: for a maisonette the floor above, for any other type `null`. */
export function secondaryFloorFor(building: Building, type: ApartmentType, floor: number): number | null {
  return isMaisonette(building, type) ? floor + 1 : null
}
