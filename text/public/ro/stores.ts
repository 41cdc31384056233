import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Spații comerciale',
  empty: 'În acest moment nu sunt spații oferite.',
  emptyAdvice: 'Lăsați-ne o solicitare și vă scriem când apar altele noi.',
  ask: 'Întrebați despre acest spațiu',
  askAbout: (title) => `Întrebați despre acest spațiu: ${title}`,
  image: (title) => `Fotografie: ${title}`,
}
