import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Gewerbeflächen',
  empty: 'Derzeit werden keine Gewerbeflächen angeboten.',
  emptyAdvice: 'Senden Sie uns eine Anfrage, und wir schreiben Ihnen, sobald es neue gibt.',
  ask: 'Diese Fläche anfragen',
  askAbout: (title) => `Diese Fläche anfragen: ${title}`,
  image: (title) => `Foto: ${title}`,
}
