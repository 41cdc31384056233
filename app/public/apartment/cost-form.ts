import type { FoundCosts } from '../../../backend/costs/find-costs.ts'
import type { Building } from '../../../domain/building/building.ts'
import { ownShares } from '../../../domain/costs/cost-choice.ts'
import { type CostsView, parkingOfferName } from '../../../text/public/costs-view.ts'
import type { ServerText } from '../../../text/public/public-text.ts'

type Option = readonly [value: string, label: string]

/** The reckoning with its form, in words: browsers load no text and no arithmetic for it. */
export interface CostsPart extends Omit<CostsView, 'summary'> {
  form: ServerText['costs']['form'] & {
    parking: string
    ownShares: Option[]
    offers: Option[]
    /** What is chosen. */
    values: { own: number; years: number; rate: number; parking: string }
    hasLoan: boolean
  }
  cardUrl: string
  /** What is offered to be sent with an enquiry, once a visitor has chosen something. */
  enquiry: { label: string; line: string } | undefined
}

export function costsPart(
  text: ServerText,
  building: Building,
  cardUrl: string,
  { view, choice, offers, query }: FoundCosts,
): CostsPart {
  const { costs: words, formats } = text
  const { own, years, rate, parking } = choice
  const { summary, ...shown } = view
  return {
    ...shown,
    form: {
      ...words.form,
      parking: words.parking,
      ownShares: ownShares.map((share) => [String(share), formats.percent(share)]),
      offers: [
        ['', words.noParking],
        ...offers.map(
          (offer): Option => [
            offer.id,
            `${parkingOfferName(text, building, offer)}: ${formats.euros(offer.price)} (${words.freeSpots(offer.ids.length)})`,
          ],
        ),
      ],
      values: { own, years, rate, parking: parking?.id ?? '' },
      hasLoan: view.loan !== undefined,
    },
    cardUrl: cardUrl + query,
    enquiry: query === '' ? undefined : { label: words.enquiry, line: summary },
  }
}
