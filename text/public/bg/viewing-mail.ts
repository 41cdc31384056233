/** The mails to the client of a viewing. Loaded by the server only. */
export const viewingMail = {
  greeting: 'Здравейте,',
  farewell: 'Поздрави,',
  subjects: {
    planned: (when: string) => `Оглед на ${when}`,
    changed: (when: string) => `Променен оглед: ${when}`,
    cancelled: (when: string) => `Отменен оглед: ${when}`,
    reminder: (when: string) => `Напомняне: оглед на ${when}`,
  },
  intro: {
    planned: 'очакваме Ви на оглед:',
    changed: 'огледът Ви е променен. Ето новите данни:',
    cancelled: 'огледът Ви е отменен:',
    reminder: 'напомняме Ви за огледа:',
  },
  labels: { when: 'Кога', where: 'Къде', agent: 'Ще Ви посрещне' },
  calendar: 'Приложеният файл добавя огледа в календара Ви.',
  otherwise: 'Ако часът не Ви е удобен, отговорете на това писмо или ни се обадете.',
  again: 'Ако искате друг ден, отговорете на това писмо или ни се обадете.',
  summary: (where: string) => `Оглед: ${where}`,
  goneApartment: 'апартамент',
}
