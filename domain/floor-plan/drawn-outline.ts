import type { DrawnOutline, Outline } from './floor-plan-schema.ts'

export type { DrawnOutline } from './floor-plan-schema.ts'

/**
 * An apartment's outline as the editor knows it: the linked record, which may also be a parking spot, is in
 * `linkedId`.
 */
export function asDrawn({ apartmentId, ...outline }: Outline): DrawnOutline {
  return { ...outline, linkedId: apartmentId }
}

export function asApartmentOutline({ linkedId, ...outline }: DrawnOutline): Outline {
  return { ...outline, apartmentId: linkedId }
}
