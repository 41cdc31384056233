/** What stands around the facts; the facts themselves are told by the server (buyer-fact-words.ts). */
export const buyerFactsText = {
  title: 'Преди да купите',
  route: 'Маршрут до сградата',
  paymentPlan: 'Схема на плащане',
} as const
