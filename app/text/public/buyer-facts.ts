import type { Building } from '../../../domain/building/building.ts'

/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText = {
  title: 'Преди да купите',
  route: ({ noun }: Pick<Building, 'noun'>) => `Маршрут до ${asObject(noun)}`,
  paymentPlan: 'Схема на плащане',
} as const

/**
 * Returns the noun as it stands after a preposition: „комплекса“ for „комплексът“, which can only be a subject.
 */
function asObject(noun: string): string {
  return noun.replace(/ът$/, 'а').replace(/ят$/, 'я')
}
