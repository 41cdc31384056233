import type { PublicText } from '../public-text.ts'

/** The error messages of public pages. */
export const loadErrors: PublicText['loadErrors'] = {
  apartments: 'Не удалось загрузить квартиры',
  floorPlans: 'Не удалось загрузить планы этажей',
  parking: 'Не удалось загрузить парковочные места',
  stores: 'Не удалось загрузить помещения',
}

export const unexpectedError: PublicText['unexpectedError'] = {
  title: 'Произошла непредвиденная ошибка',
  advice: 'Пожалуйста, попробуйте чуть позже. Если ошибка повторится, сообщите нам номер обращения.',
  requestId: 'Номер обращения:',
}
