import type { PublicText, ServerText } from '../public-text.ts'

export const windowViewText: PublicText['windowView'] = {
  title: 'Der Blick aus Ihrem Fenster',
  lights: { day: 'Tag', dusk: 'Dämmerung' },
  light: 'Tageszeit',
  open: 'Vollbild',
  close: 'Ausblick schließen',
  hint: 'Ziehen Sie das Bild zur Seite, um sich umzusehen.',
  scroller: 'Blick aus dem Fenster: mit Finger, Maus oder Pfeiltasten zur Seite bewegen',
}

export const windowViewCaption: ServerText['windowViewCaption'] = (floor, direction) =>
  `Beispielhafter Ausblick: ${floor}, Richtung ${direction}`
