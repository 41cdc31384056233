export const planViewText = {
  zoom: 'Мащаб на плана',
  zoomIn: 'Увеличи',
  zoomOut: 'Намали',
  reset: 'Нулирай',
}
