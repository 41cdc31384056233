import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { ApartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import { instalments } from '../../../domain/buyer-facts/payment-plan.ts'
import { withWholeYears } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { PublicNames } from '../../../domain/record/field-table.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

export type CardApartment = Pick<PublicApartment, PublicNames<ApartmentFields>>

export interface CardStep {
  share: string
  moment: string
  /** Empty for a hidden price. */
  amount: string
}

/**
 * Everything that a card says, in one language. Plain data, because the drawing thread cannot be sent functions, and
 * because the card's cache key must change with its words.
 */
export interface CardWords {
  /** „Апартамент 57“ */
  title: string
  /** „Двустаен“ */
  type: string
  /** „Вход А, етаж 4“ */
  place: string
  totalArea: string
  status: string
  /** Empty for a sold apartment. */
  price: string
  /** Empty for a sold apartment and for a hidden price. */
  perMetre: string
  facts: [label: string, text: string][]
  paymentPlan: string
  steps: CardStep[]
  sample: string
  plan: string
  floorPosition: string
  floorPositions: string
  seeOnSite: string
  asOf: string
  freeApartments: string
  soldNote: string
}

export function cardWords(
  text: ServerText,
  building: Building,
  apartment: CardApartment,
  { buyer, day }: { buyer: BuyerFacts; day: string },
): CardWords {
  const { card, places } = text
  const isSold = apartment.status === 'sold'
  const perMetre = isSold ? undefined : pricePerMetreLabel(text, apartment)
  return {
    title: text.apartment.title(apartment.number),
    type: apartmentTypeName(building, apartment.type),
    place: `${places.entrance(building, apartment.entrance)}, ${places.floors(building, apartment)}`,
    totalArea: card.totalArea(text.formats.area(apartment.area)),
    status: text.labels.apartmentStatus[apartment.status],
    price: isSold ? '' : priceLabel(text, apartment),
    perMetre: perMetre === undefined ? '' : text.apartment.perMetre(perMetre),
    facts: cardFacts(text, building, apartment, buyer),
    paymentPlan: text.buyerFacts.paymentPlan,
    steps: isSold ? [] : paymentSteps(text, apartment, buyer),
    sample: text.site.sampleView,
    plan: text.apartment.plan.title,
    floorPosition: text.apartment.plan.positionTitle,
    floorPositions: card.floorPositions,
    seeOnSite: card.seeOnSite,
    asOf: card.asOf(text.formats.date(day)),
    freeApartments: card.freeApartments,
    soldNote: card.soldNote,
  }
}

/**
 * The facts of the apartment's page, with the construction stage and the date of completion. The heading already shows
 * entrance and floor.
 */
function cardFacts(
  { card, factLabels, formats, labels, buyerFactPhrases }: ServerText,
  building: Building,
  { type, rooms, netArea, area, exposure, hasTerrace }: CardApartment,
  { stage, completion }: BuyerFacts,
): [label: string, text: string][] {
  const names = factLabels.apartment
  const optional: [string, string][] = [
    [buyerFactPhrases.stage, stage === 'none' ? '' : labels.constructionStage[stage]],
    [buyerFactPhrases.completion, withWholeYears(completion)],
  ]
  return [
    [card.type, apartmentTypeName(building, type)],
    [names.rooms, formats.number(rooms)],
    [names.netArea, formats.area(netArea)],
    [names.area, formats.area(area)],
    [names.exposure, labels.exposure[exposure]],
    [names.hasTerrace, hasTerrace ? factLabels.yes : factLabels.no],
    ...optional.filter(([, fact]) => fact !== ''),
  ]
}

/** The instalments as on the apartment's page: only percentages for a hidden price. */
function paymentSteps(
  { formats }: ServerText,
  { price }: CardApartment,
  { paymentPlan }: BuyerFacts,
): CardStep[] {
  return instalments(isHiddenPrice(price) ? 0 : price, paymentPlan).map(({ percent, moment, amount }) => ({
    share: formats.percent(percent),
    moment,
    amount: amount > 0 ? formats.euros(amount) : '',
  }))
}
