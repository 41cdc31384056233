import type { DrawnOutline, Outline } from './floor-plan-schema.ts'

export type { DrawnOutline } from './floor-plan-schema.ts'

/** An outline of a floor plan as the editor draws it: there, apartments and parking spots are linked alike. */
export function asDrawn({ apartmentId, ...outline }: Outline): DrawnOutline {
  return { ...outline, linkedId: apartmentId }
}

export function asApartmentOutline({ linkedId, ...outline }: DrawnOutline): Outline {
  return { ...outline, apartmentId: linkedId }
}
