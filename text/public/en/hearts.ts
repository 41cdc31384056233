import type { CoreText } from '../public-text.ts'

export const heartsText: CoreText['hearts'] = {
  link: 'Favourites',
  keep: (number) => `Save apartment ${number} to favourites`,
  full: (most) => `You can save up to ${most} favourites. Remove one to save another.`,
}
