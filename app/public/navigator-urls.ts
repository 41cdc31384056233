import { href } from 'react-router'
import type { FloorPlanPlace } from '../../domain/floor-plan/floor-plan.ts'

export const selectionParameter = 'apartment'

/** The number of a view of the building, from 2: the first view needs none. */
export const viewParameter = 'view'

export function placeUrl({ entrance, floor }: FloorPlanPlace): string {
  return href('/:lang?/navigator/:entrance/:floor', { entrance, floor: String(floor) })
}

export function selecting(id: string): string {
  return `?${new URLSearchParams({ [selectionParameter]: id })}`
}
