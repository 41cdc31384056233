import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { choice } from '../../../domain/lists/query.ts'

/** What the colour of a cell shows; the URL selects it. */
export const gridColours = ['status', 'price'] as const
export type GridColour = (typeof gridColours)[number]

export function parseGridColour(query: URLSearchParams): GridColour {
  return choice(gridColours, query.get('color')) ?? 'status'
}

const steps = ['step-1', 'step-2', 'step-3', 'step-4', 'step-5']

/**
 * Returns the class of admin-grid.css for one of `count` steps of a scale. The first step is the lightest and
 * the last the darkest, also when there are fewer steps than classes.
 */
export function stepClassName(step: number, count: number): string {
  const index = count < 2 ? 0 : Math.round((step * (steps.length - 1)) / (count - 1))
  return steps[index] ?? 'no-step'
}

const shownFields = [
  'id',
  'revision',
  'number',
  'entrance',
  'floor',
  'secondaryFloor',
  'type',
  'status',
  'price',
  'area',
  'isDraft',
] as const

export type GridApartment = Pick<Apartment, (typeof shownFields)[number]>

export function toGridApartment(apartment: Apartment): GridApartment {
  return pick(apartment, shownFields)
}
