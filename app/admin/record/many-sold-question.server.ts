import { hash } from 'node:crypto'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import { saleMissing } from '../../../domain/reservation/reservation-warnings.ts'
import { statusQuestionText as text } from '../../../text/admin/warnings.ts'
import { explainStatusWarning, type StatusUnit } from './status-question.ts'

/** A digest of ids, which a confirmation has in place of them: it does not hold for other units. */
export function digestOf(ids: readonly string[]): string {
  return hash('sha256', ids.toSorted().join(' '), 'base64url')
}

/** One question for all units that become sold without a recorded sale. Of a single one it offers to record it. */
export function manySoldQuestion(saleOf: StatusUnit['saleOf'], ids: readonly string[]): ExplainedWarning[] {
  const [id, ...others] = ids
  if (id === undefined) return []
  const one = explainStatusWarning({ saleOf, id }, saleMissing)
  const message = text.soldWithoutSale[saleOf](ids.length)
  const question = { ...one, id: `${one.id}:${digestOf(ids)}`, message: `${message} ${text.listed}` }
  if (others.length === 0) return [question]
  const { way: _, ...withoutWay } = question
  return [withoutWay]
}
