import type { PublicText } from '../public-text.ts'

export const prices: PublicText['prices'] = {
  onRequest: 'On request',
  perMetre: (euros) => `${euros}/m²`,
}
