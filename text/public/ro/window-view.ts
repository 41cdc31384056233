import type { PublicText, ServerText } from '../public-text.ts'

export const windowViewText: PublicText['windowView'] = {
  title: 'Priveliștea de la fereastră',
  lights: { day: 'Ziua', dusk: 'La amurg' },
  light: 'Momentul zilei',
  open: 'Pe tot ecranul',
  close: 'Închideți priveliștea',
  hint: 'Trageți lateral pentru a privi în jur.',
  scroller: 'Priveliștea de la fereastră: se deplasează lateral cu degetul, cu mouse-ul sau cu săgețile',
}

export const windowViewCaption: ServerText['windowViewCaption'] = (floor, direction) =>
  `Priveliște orientativă de la ${floor}, spre ${direction.toLocaleLowerCase('ro')}`
