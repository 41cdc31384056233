import type { BuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { instalments, type PaymentStep } from '../../domain/buyer-facts/payment-plan.ts'
import { withWholeYears } from '../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../domain/formats/money.ts'
import type { ServerText } from '../../text/public/public-text.ts'

export interface BuyerFactView {
  label: string
  value: string
  more?: string
}

/**
 * The facts for buyers with labels and formatted values. Called by loaders only, so that browsers do not load
 * the formatting code.
 */
export function formatBuyerFacts(text: ServerText, facts: BuyerFacts): BuyerFactView[] {
  const { beachMetres } = facts
  const phrases = text.buyerFactPhrases
  const beach = beachMetres === null ? '' : phrases.metres(text.formats.number(beachMetres))
  return [...aboutBuilder(text, facts), ...aboutConstruction(text, facts), ...fact(phrases.beach, beach)]
}

function aboutBuilder(
  { buyerFactPhrases: phrases }: ServerText,
  { builder, builderYears, finishedProjects }: BuyerFacts,
): BuyerFactView[] {
  const years = builderYears === null ? '' : phrases.years(builderYears)
  return [
    ...fact(phrases.builder, builder || years, builder && years),
    ...fact(phrases.finishedProjects, finishedProjects),
  ]
}

function aboutConstruction(text: ServerText, facts: BuyerFacts): BuyerFactView[] {
  const { permitNumber, permitDate, stage, stageDate, completion, bank } = facts
  const { labels, buyerFactPhrases: phrases } = text
  const permit = permitNumber && dated(text, phrases.permitNumber(permitNumber), permitDate)
  const reached =
    stage === 'none'
      ? []
      : fact(
          phrases.stage,
          dated(text, labels.constructionStage[stage], stageDate),
          labels.constructionStageMeaning[stage],
        )
  return [
    ...fact(phrases.permit, permit),
    ...reached,
    ...fact(phrases.completion, withWholeYears(completion)),
    ...fact(phrases.bank, bank),
  ]
}

function fact(label: string, value: string, more = ''): BuyerFactView[] {
  return value === '' ? [] : [{ label, value, ...(more !== '' && { more }) }]
}

function dated({ buyerFactPhrases, formats }: ServerText, phrase: string, date: string): string {
  return date === '' ? phrase : buyerFactPhrases.dated(phrase, formats.date(date))
}

export interface PaymentStepView {
  /** The percentage of the price that is paid after this step. */
  paid: number
  share: string
  moment: string
  amount?: string | undefined
}

/** The steps of a payment plan as text. If the price is known, each step also has its amount. */
export function formatPaymentPlan(
  { formats }: ServerText,
  plan: PaymentStep[],
  price = 0,
): PaymentStepView[] {
  return instalments(isHiddenPrice(price) ? 0 : price, plan).map(({ paid, percent, moment, amount }) => ({
    paid,
    share: formats.percent(percent),
    moment,
    amount: isHiddenPrice(amount) ? undefined : formats.euros(amount),
  }))
}
