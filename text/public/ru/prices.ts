import type { PublicText } from '../public-text.ts'

export const prices: PublicText['prices'] = {
  onRequest: 'По запросу',
  perMetre: (euros) => `${euros}/м²`,
}
