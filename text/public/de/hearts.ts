import type { CoreText } from '../public-text.ts'

export const heartsText: CoreText['hearts'] = {
  link: 'Merkliste',
  keep: (number) => `Wohnung ${number} merken`,
  full: (most) => `Die Merkliste fasst ${most} Wohnungen. Entfernen Sie eine, um eine andere zu merken.`,
}
