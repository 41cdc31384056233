import type { PublicText } from '../public-text.ts'

/**
 * Names of stored values. Adjectives agree with their noun: квартира is feminine, место is neuter. „Бронь“ is what
 * lists write, and fits into the columns of the price list.
 */
export const labels: PublicText['labels'] = {
  apartmentStatus: { available: 'Свободна', reserved: 'Бронь', sold: 'Продана' },
  parkingStatus: { available: 'Свободно', reserved: 'Бронь', sold: 'Продано' },
  parkingType: { covered: 'Крытое', uncovered: 'Открытое', garage: 'Гараж' },
  exposure: {
    north: 'Север',
    south: 'Юг',
    east: 'Восток',
    west: 'Запад',
    northeast: 'Северо-восток',
    northwest: 'Северо-запад',
    southeast: 'Юго-восток',
    southwest: 'Юго-запад',
  },
  constructionStage: {
    'act-14': 'Акт 14 (коробка готова)',
    'act-15': 'Акт 15 (дом построен)',
    'act-16': 'Акт 16 (ввод в эксплуатацию)',
  },
  constructionStageMeaning: {
    'act-14': 'официальный болгарский акт о готовности несущих конструкций',
    'act-15': 'официальный болгарский акт о том, что дом построен и принят у строителя',
    'act-16': 'официальное болгарское разрешение на эксплуатацию дома',
  },
}

/** Labels of the lines on the pages of apartments and parking spots, by field. */
export const factLabels: PublicText['factLabels'] = {
  apartment: {
    floor: 'Этаж',
    entrance: 'Подъезд',
    rooms: 'Комнаты',
    netArea: 'Чистая площадь',
    area: 'Общая площадь',
    exposure: 'Ориентация',
    hasTerrace: 'Терраса',
  },
  parking: { number: 'Номер', floor: 'Уровень', type: 'Тип', size: 'Размер' },
  yes: 'Есть',
  no: 'Нет',
}
