import { initialValues, type ValuesOf } from '../record/field-table.ts'
import type { Stored } from '../record/stored-record.ts'
import { type ViewingFields, viewingFields } from './viewing-fields.ts'

/** `planned`, or what became of it: the client came and is interested or not, did not come, or it was cancelled. */
export const viewingStates = ['planned', 'interested', 'uninterested', 'missed', 'cancelled'] as const
export type ViewingState = (typeof viewingStates)[number]

export type ViewingValues = ValuesOf<ViewingFields>

export interface Viewing extends ViewingValues, Stored {
  state: ViewingState
  /** What the agent has written about the outcome. */
  outcome: string
  /** Moments in UTC, from day, time and length. */
  startsAt: string
  endsAt: string
  clientId: string
  createdAt: string
  updatedAt: string
}

export const newViewing: ViewingValues = initialValues(viewingFields)

/** Whether the agent cannot be elsewhere at that time. */
export function takesTime({ state }: Pick<Viewing, 'state'>): boolean {
  return state !== 'missed' && state !== 'cancelled'
}

export function overlaps(
  one: Pick<Viewing, 'startsAt' | 'endsAt'>,
  other: Pick<Viewing, 'startsAt' | 'endsAt'>,
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
