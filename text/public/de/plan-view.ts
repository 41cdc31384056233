import type { PublicText } from '../public-text.ts'

export const planViewText: PublicText['planView'] = {
  zoom: 'Zoom des Plans',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Zurücksetzen',
}
