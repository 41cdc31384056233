import { formatNumber } from '../../domain/formats/measures.ts'
import { maxPanoramas } from '../../domain/panorama/panorama.ts'
import { labels } from '../public/bg/labels.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const panoramasText = {
  about:
    'Страницата на всеки апартамент показва какво се вижда от прозорците му: частта от панорамата на най-близките етажи към неговото изложение.',
  list: 'Панорами',
  add: 'Добави панорама',
  full: `Сградата има най-много ${maxPanoramas} панорами. Изтрийте една, за да добавите друга.`,
  none: {
    title: 'Още няма панорами',
    advice:
      'Качете снимка на 360° наоколо, например от дрон на височината на етажа: 2:1 или широка ивица. После посочете накъде гледа.',
  },
  new: 'Нова панорама',
  chooseDay: 'Качете панорамата през деня',
  proportions: 'Цялата сфера (2:1) или ивица около хоризонта, JPG до 80 мегапиксела.',
  lights: { day: 'През деня', dusk: 'На здрач' },
  replace: { day: 'Смени снимката през деня', dusk: 'Смени снимката на здрач' },
  addDusk: 'Добави снимка на здрач',
  dusk: 'снимката на здрач',
  duskDeleted: 'Снимката на здрач е изтрита.',
  fields: {
    entrance: 'Вход',
    anyEntrance: 'Всички входове',
    firstFloor: 'От етаж',
    lastFloor: 'До етаж',
    azimuth: 'Накъде гледа средата (градуси)',
    azimuthHint: '0 е север, 90 изток, 180 юг, 270 запад',
  },
  floors: 'Етажи и посока',
  drag: 'Плъзнете посоките върху снимката, докато застанат където са наистина, или напишете градусите.',
  direction: 'Посока на средата на снимката',
  directionValue: (azimuth: number, name: string) => `${azimuth}°, ${name.toLocaleLowerCase('bg')}`,
  noDirection: 'Посоката още не е зададена: посетителите не виждат тази панорама.',
  noDirectionShort: 'без посока',
  projections: { sphere: 'Цялата сфера (2:1)', strip: 'Ивица около хоризонта' },
  picture: 'Панорамата с посоките на света',
  compass: {
    north: 'С',
    northeast: 'СИ',
    east: 'И',
    southeast: 'ЮИ',
    south: 'Ю',
    southwest: 'ЮЗ',
    west: 'З',
    northwest: 'СЗ',
  },
  directions: labels.exposure,
  /** Names of fields in the history. */
  history: {
    firstFloor: 'От етаж',
    lastFloor: 'До етаж',
    centreAzimuth: 'Посока на средата',
    projection: 'Вид на снимката',
    dayImage: 'Снимка през деня',
    duskImage: 'Снимка на здрач',
  },
  homes: 'Апартаменти с тази панорама',
  countHomes: (count: number) =>
    plural(count, { one: '1 апартамент', other: `${formatNumber(count)} апартамента` }),
  noHomes: 'Нито един апартамент не показва тази панорама.',
  home: (number: string, entrance: string) => `${number}, вход ${entrance}`,
  save: 'Запази',
  saved: 'Панорамата е запазена.',
  saveFailed: 'Панорамата не е запазена',
  deleted: 'Панорамата е изтрита.',
  deleteFailed: 'Панорамата не е изтрита',
  deleteName: (place: string) => `панорамата за ${place}`,
} as const
