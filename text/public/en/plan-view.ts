import type { PublicText } from '../public-text.ts'

export const planViewText: PublicText['planView'] = {
  zoom: 'Zoom of the plan',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
}
