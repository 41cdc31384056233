import type { PublicText } from '../public-text.ts'
import { toBuilding } from './building-noun.ts'

export const buyerFactsText: PublicText['buyerFacts'] = {
  title: 'Vor dem Kauf',
  route: ({ noun }) => `Route ${toBuilding(noun)}`,
  paymentPlan: 'Zahlungsplan',
}
