import type { PublicText } from '../public-text.ts'

export const prices: PublicText['prices'] = {
  onRequest: 'La cerere',
  perMetre: (euros) => `${euros}/m²`,
}
