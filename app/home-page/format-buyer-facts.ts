import type { BuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import {
  constructionStageLabels,
  constructionStageMeanings,
} from '../../domain/buyer-facts/construction-stage.ts'
import { instalments, type PaymentStep } from '../../domain/buyer-facts/payment-plan.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { formatPrice, isHiddenPrice } from '../../domain/formats/money.ts'
import { buyerFactPhrases as text } from '../../text/public/bg/buyer-fact-phrases.ts'

export interface BuyerFactView {
  label: string
  value: string
  more?: string
}

/**
 * The facts for buyers with labels and formatted values. Called by loaders only, so that browsers do not load
 * the formatting code.
 */
export function formatBuyerFacts(facts: BuyerFacts): BuyerFactView[] {
  const { beachMetres } = facts
  const beach = beachMetres === null ? '' : text.metres(formatNumber(beachMetres))
  return [...aboutBuilder(facts), ...aboutConstruction(facts), ...fact(text.beach, beach)]
}

function aboutBuilder({ builder, builderYears, finishedProjects }: BuyerFacts): BuyerFactView[] {
  const years = builderYears === null ? '' : text.years(builderYears)
  return [
    ...fact(text.builder, builder || years, builder && years),
    ...fact(text.finishedProjects, finishedProjects),
  ]
}

function aboutConstruction(facts: BuyerFacts): BuyerFactView[] {
  const { permitNumber, permitDate, stage, stageDate, completion, bank } = facts
  const permit = permitNumber && dated(text.permitNumber(permitNumber), permitDate)
  const reached =
    stage === 'none'
      ? []
      : fact(text.stage, dated(constructionStageLabels[stage], stageDate), constructionStageMeanings[stage])
  return [
    ...fact(text.permit, permit),
    ...reached,
    ...fact(text.completion, completion),
    ...fact(text.bank, bank),
  ]
}

function fact(label: string, value: string, more = ''): BuyerFactView[] {
  return value === '' ? [] : [{ label, value, ...(more !== '' && { more }) }]
}

function dated(phrase: string, date: string): string {
  return date === '' ? phrase : text.dated(phrase, formatDate(date))
}

export interface PaymentStepView {
  /** The percentage of the price that is paid after this step. */
  paid: number
  share: string
  moment: string
  amount?: string | undefined
}

/** The steps of a payment plan as text. If the price is known, each step also has its amount. */
export function formatPaymentPlan(plan: PaymentStep[], price = 0): PaymentStepView[] {
  return instalments(isHiddenPrice(price) ? 0 : price, plan).map(({ paid, percent, moment, amount }) => ({
    paid,
    share: text.percent(percent),
    moment,
    amount: formatPrice(amount),
  }))
}
