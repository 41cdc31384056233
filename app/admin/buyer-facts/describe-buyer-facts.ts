import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import { constructionStageLabels } from '../../../domain/buyer-facts/construction-stage.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { buyerFactsFormText as text } from '../../text/admin/buyer-facts-form.ts'
import { describeFields } from '../form/conflict/what-changed.ts'

export function describeBuyerFacts(facts: BuyerFacts): Description {
  const { builderYears, beachMetres, stage, paymentPlan, ...texts } = facts
  return describeFields(text.labels, {
    ...texts,
    builderYears: String(builderYears ?? ''),
    beachMetres: String(beachMetres ?? ''),
    stage: constructionStageLabels[stage],
    paymentPlan: paymentPlan.map(({ percent, moment }) => text.step(percent, moment)).join('; '),
  })
}
