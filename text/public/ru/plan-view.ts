import type { PublicText } from '../public-text.ts'

export const planViewText: PublicText['planView'] = {
  zoom: 'Масштаб плана',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  reset: 'Сбросить',
}
