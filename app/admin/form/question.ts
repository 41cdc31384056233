import { confirmationOf, type Doubt } from '../../../domain/record/doubt.ts'

/** What a form, or a row, is asked before it is saved. */
export interface Question {
  doubts: string[]
  /** What it sends along as `confirmed` for a yes. */
  confirmation: string
}

export function questionOf(doubts: Doubt[]): Question {
  return { doubts: doubts.map(({ words }) => words), confirmation: confirmationOf(doubts) }
}
