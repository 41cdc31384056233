import type { DrawnOutline, Outline } from './floor-plan-schema.ts'

export type { DrawnOutline } from './floor-plan-schema.ts'

/** In the editor, outlines of apartments and parking spots have the same shape. */
export function asDrawn({ apartmentId, ...outline }: Outline): DrawnOutline {
  return { ...outline, linkedId: apartmentId }
}

export function asApartmentOutline({ linkedId, ...outline }: DrawnOutline): Outline {
  return { ...outline, apartmentId: linkedId }
}
