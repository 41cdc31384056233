import type { PublicText } from '../public-text.ts'

/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText: PublicText['buyerFacts'] = {
  title: 'Перед покупкой',
  route: () => 'Построить маршрут',
  paymentPlan: 'График платежей',
}
