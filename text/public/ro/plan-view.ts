import type { PublicText } from '../public-text.ts'

export const planViewText: PublicText['planView'] = {
  zoom: 'Mărirea planului',
  zoomIn: 'Măriți',
  zoomOut: 'Micșorați',
  reset: 'Resetați',
}
