import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Spații comerciale',
  empty: 'În acest moment nu avem spații comerciale disponibile.',
  emptyAdvice: 'Trimiteți-ne o solicitare și vă scriem când apar spații noi.',
  ask: 'Cereți detalii despre acest spațiu',
  askAbout: (title) => `Cereți detalii despre acest spațiu: ${title}`,
  image: (title) => `Fotografie: ${title}`,
}
