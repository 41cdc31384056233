import type { CoreText } from '../public-text.ts'

export const heartsText: CoreText['hearts'] = {
  link: 'Favorite',
  keep: (number) => `Salvați apartamentul ${number} la favorite`,
  full: (most) => `Puteți salva cel mult ${most} de apartamente. Eliminați unul pentru a salva altul.`,
}
