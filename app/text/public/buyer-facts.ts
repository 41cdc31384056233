/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText = {
  title: 'Преди да купите',
  route: 'Маршрут до сградата',
  paymentPlan: 'Схема на плащане',
} as const
