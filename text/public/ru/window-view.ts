import type { PublicText, ServerText } from '../public-text.ts'

export const windowViewText: PublicText['windowView'] = {
  title: 'Вид из окна',
  lights: { day: 'День', dusk: 'Сумерки' },
  light: 'Время суток',
  open: 'На весь экран',
  close: 'Закрыть вид',
  hint: 'Потяните в сторону, чтобы осмотреться.',
  scroller: 'Вид из окна: сдвигается в сторону пальцем, мышью или стрелками',
}

export const windowViewCaption: ServerText['windowViewCaption'] = (floor, direction) =>
  `Примерный вид из окна: ${floor}, ${direction.toLocaleLowerCase('ru')}`
