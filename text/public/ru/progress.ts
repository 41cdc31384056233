import type { PublicText } from '../public-text.ts'

export const progressText: PublicText['progress'] = {
  title: 'Дневник строительства',
  link: 'Ход стройки',
  intro: 'Что и когда сделано, с фотографиями со стройки. Сначала самое новое.',
  describe: (name) =>
    `Как растёт ${name ? `«${name}»` : 'дом'}: фотографии со стройки с датами, по этапам строительства.`,
  empty: 'Записей пока нет.',
  emptyAdvice:
    'Как только на стройке будет что показать, Вы увидите это здесь. А пока спрашивайте, мы ответим.',
  loadError: 'Не удалось загрузить дневник строительства',
  beforeFirstAct: 'До Акта 14',
  sameCamera: 'С одной и той же точки',
  sameCameraAdvice: 'Выберите месяц и посмотрите, как растёт дом.',
  frame: (day) => `Стройка с той же точки, ${day}`,
  picture: (day, number, count) =>
    count === 1 ? `Стройка, ${day}` : `Стройка, ${day}, фотография ${number} из ${count}`,
  open: (picture) => `Увеличить: ${picture}`,
  pages: 'Страницы дневника',
  newer: 'Новее',
  older: 'Раньше',
  gallery: {
    label: 'Фотографии со стройки',
    close: 'Закрыть фотографии',
    previous: 'Предыдущая фотография',
    next: 'Следующая фотография',
    counter: (number, count) => `${number} из ${count}`,
  },
  feed: 'Новости стройки (Atom)',
  home: { title: 'Как продвигается стройка', all: 'Весь дневник' },
}
