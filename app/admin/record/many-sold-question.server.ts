import { hash } from 'node:crypto'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import { saleMissing } from '../../../domain/reservation/reservation-warnings.ts'
import { statusQuestionText as text } from '../../../text/admin/warnings.ts'
import type { StatusUnit } from './status-question.ts'

/** A digest of ids, which a confirmation has in place of them: it does not hold for other units. */
export function digestOf(ids: readonly string[]): string {
  return hash('sha256', ids.toSorted().join(' '), 'base64url')
}

/** One question for all units that become sold without a recorded sale. */
export function manySoldQuestion(saleOf: StatusUnit['saleOf'], ids: readonly string[]): ExplainedWarning[] {
  if (ids.length === 0) return []
  return [
    {
      id: `${saleMissing.id}:${digestOf(ids)}`,
      message: `${text.soldWithoutSale[saleOf](ids.length)} ${text.listed}`,
      confirm: text.statusOnly,
    },
  ]
}
