export const storeFormText = {
  labels: { title: 'Заглавие', description: 'Описание' },
  details: 'Данни',
  name: (title: string) => `обект „${title}“`,
  deleteWarning: 'Снимките му също ще бъдат изтрити.',
  noImage: 'Няма снимка',
  none: { title: 'Още няма магазини.', advice: 'Добавете първия с бутона „Добави“ горе вдясно.' },
} as const
