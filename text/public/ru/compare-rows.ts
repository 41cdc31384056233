import type { ServerText } from '../public-text.ts'

export const compareRows: ServerText['compareRows'] = {
  features: 'Характеристики',
  paymentPlan: 'График платежей',
}
