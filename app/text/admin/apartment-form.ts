export const apartmentFormText = {
  main: 'Основни данни',
  sale: 'Площ и продажба',
  about: 'Описание',
  hints: {
    secondaryFloor: 'Попълва се автоматично при мезонет',
    price: 'При 0 цената не се показва',
    internalNotes: 'Виждат ги само администраторите',
  },
  feature: (position: number) => `Характеристика ${position}`,
  featurePlaceholder: 'Например: подово отопление',
  addFeature: 'Добави характеристика',
  removeFeature: (position: number) => `Премахни характеристика ${position}`,
  moveUp: (position: number) => `Премести характеристика ${position} нагоре`,
  moveDown: (position: number) => `Премести характеристика ${position} надолу`,
  noFeatures: 'Още няма характеристики. Добавете по един ред за всяко предимство на дома.',
  title: (number: string) => `Апартамент ${number}`,
  deleteWarning:
    'Снимките и брошурата му също ще бъдат изтрити. Контурът му остава на етажния план, свободен за друг апартамент.',
  moves: 'Апартаментът се мести: контурът му на досегашния план ще бъде откачен.',
} as const
