import type { Building } from '../../../domain/building/building.ts'
import { nounAsObject } from './building-noun.ts'

/** Headings and links. The facts themselves are formatted on the server (buyer-fact-phrases.ts). */
export const buyerFactsText = {
  title: 'Преди да купите',
  route: ({ noun }: Pick<Building, 'noun'>) => `Маршрут до ${nounAsObject(noun)}`,
  paymentPlan: 'Схема на плащане',
}
