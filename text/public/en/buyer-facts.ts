import type { PublicText } from '../public-text.ts'
import { nounOf } from './building-noun.ts'

export const buyerFactsText: PublicText['buyerFacts'] = {
  title: 'Before you buy',
  route: (building) => `Directions to ${nounOf(building)}`,
  paymentPlan: 'Payment plan',
}
