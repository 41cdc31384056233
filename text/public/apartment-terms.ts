import type { ApartmentType, Building, Entrance } from '../../domain/building/building.ts'
import { floorsOfEntrance, hasFloorName } from '../../domain/building/building.ts'
import type { ServerText } from './public-text.ts'

/** A question about a term on the page of an apartment, with its answer. */
export interface TermExplanation {
  question: string
  answer: string
}

export function explanationsFor({ explanations }: ServerText, type: ApartmentType): TermExplanation[] {
  return explanations.terms
    .filter((term) => term.type === undefined || term.type === type)
    .map(({ question, answer }) => ({ question, answer }))
}

/**
 * What readers must know about the number of a floor; empty where the language counts floors as Bulgarian does, where
 * the floor has a name, and where the entrance has a floor 0, so that floor 1 is above the ground in every language.
 */
export function floorNote(
  { explanations }: ServerText,
  building: Building,
  place: { entrance: Entrance; floor: number },
): string {
  const hasGroundFloor = floorsOfEntrance(building, place.entrance).includes(0)
  return hasGroundFloor || hasFloorName(building, place) ? '' : explanations.floorNote
}
