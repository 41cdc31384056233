import type { PublicText } from '../public-text.ts'

export const prices: PublicText['prices'] = {
  onRequest: 'Auf Anfrage',
  perMetre: (euros) => `${euros}/m²`,
}
