import type { DrawnOutline, Outline } from './floor-plan-schema.ts'

export type { DrawnOutline } from './floor-plan-schema.ts'

/** The editor treats outlines of apartments and parking spots alike, with the linked record in `linkedId`. */
export function asDrawn({ apartmentId, ...outline }: Outline): DrawnOutline {
  return { ...outline, linkedId: apartmentId }
}

export function asApartmentOutline({ linkedId, ...outline }: DrawnOutline): Outline {
  return { ...outline, apartmentId: linkedId }
}
