import type { PublicText, ServerText } from '../public-text.ts'

export const windowViewText: PublicText['windowView'] = {
  title: 'The view from your window',
  lights: { day: 'Day', dusk: 'Dusk' },
  light: 'Time of day',
  open: 'Full screen',
  close: 'Close the view',
  hint: 'Drag sideways to look around.',
  scroller: 'The view from the window: move it sideways with a finger, the mouse or the arrow keys',
}

export const windowViewCaption: ServerText['windowViewCaption'] = (floor, direction) =>
  `Sample view from ${floor}, facing ${direction.toLocaleLowerCase('en')}`
