import { confirmationOf, type Warning } from '../../../domain/record/warning.ts'

/** What a form, or a row, is asked before it is saved. */
export interface Question {
  warnings: string[]
  /** What it sends along as `confirmed` for a yes. */
  confirmation: string
}

export function questionOf(warnings: Warning[]): Question {
  return { warnings: warnings.map(({ message }) => message), confirmation: confirmationOf(warnings) }
}
