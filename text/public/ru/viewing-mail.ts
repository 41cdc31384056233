import type { ServerText } from '../public-text.ts'

export const viewingMail: ServerText['viewingMail'] = {
  greeting: 'Здравствуйте!',
  farewell: 'С уважением,',
  subjects: {
    planned: (when) => `Просмотр ${when}`,
    changed: (when) => `Просмотр изменён: ${when}`,
    cancelled: (when) => `Просмотр отменён: ${when}`,
    reminder: (when) => `Напоминание: просмотр ${when}`,
  },
  intro: {
    planned: 'Ждём вас на просмотр:',
    changed: 'Ваш просмотр изменён. Новые данные:',
    cancelled: 'Ваш просмотр отменён:',
    reminder: 'Напоминаем о просмотре:',
  },
  labels: { when: 'Когда', where: 'Где', agent: 'Вас встретит' },
  calendar: 'Приложенный файл добавит просмотр в ваш календарь.',
  otherwise: 'Если время вам не подходит, ответьте на это письмо или позвоните нам.',
  again: 'Если вы хотите выбрать другой день, ответьте на это письмо или позвоните нам.',
  summary: (where) => `Просмотр: ${where}`,
  goneApartment: 'квартира',
}
