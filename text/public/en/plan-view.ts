import type { PublicText } from '../public-text.ts'

export const planViewText: PublicText['planView'] = {
  zoom: 'Plan zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
}
