import type { Building } from '../../../domain/building/building.ts'

/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText = {
  title: 'Преди да купите',
  route: ({ noun }: Pick<Building, 'noun'>) => `Маршрут до ${asObject(noun)}`,
  paymentPlan: 'Схема на плащане',
} as const

/** „комплексът“ is the subject of a sentence; after a preposition it is „комплекса“. */
function asObject(noun: string): string {
  return noun.replace(/ът$/, 'а').replace(/ят$/, 'я')
}
