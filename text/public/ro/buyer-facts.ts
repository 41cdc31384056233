import type { PublicText } from '../public-text.ts'
import { nounAsObject } from './building-noun.ts'

/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText: PublicText['buyerFacts'] = {
  title: 'Înainte de a cumpăra',
  route: ({ noun }) => `Traseu până la ${nounAsObject(noun)}`,
  paymentPlan: 'Plan de plată',
}
