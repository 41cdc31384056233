import type { PublicText } from '../public-text.ts'

export const storesText: PublicText['stores'] = {
  title: 'Коммерческие помещения',
  empty: 'Сейчас предложений нет.',
  emptyAdvice: 'Оставьте запрос, и мы напишем Вам, когда появятся новые.',
  ask: 'Узнать об этом помещении',
  askAbout: (title) => `Узнать об этом помещении: ${title}`,
  image: (title) => `Фотография: ${title}`,
}
