import type { CoreText } from '../public-text.ts'

export const heartsText: CoreText['hearts'] = {
  link: 'Избранное',
  keep: (number) => `Добавить квартиру ${number} в избранное`,
  full: (most) => `В избранном может быть не больше ${most} квартир. Уберите одну, чтобы сохранить другую.`,
}
