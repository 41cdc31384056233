import { type Building, type Entrance, formatFloor, hasFloorName } from '../../../domain/building/building.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'
import { free } from './shared.ts'

const formats = formatsIn('ru')

export const navigatorText: PublicText['navigator'] = {
  title: 'Выбор на плане',
  building: {
    facade: 'Дом по этажам',
    views: 'Виды дома',
    free,
    freeOf: (count, all) => (all === 0 ? 'нет квартир' : `${free(count)} из ${all}`),
    maisonettes: 'Двухуровневая квартира занимает два этажа, а учитывается только на нижнем.',
    shade: 'Чем зеленее этаж, тем больше на нём свободных квартир.',
    shadeFitting: 'Чем зеленее этаж, тем больше на нём квартир, подходящих под фильтр.',
    apartments: 'Все квартиры',
    entrances: 'К подъезду',
    legend: 'Статусы квартир',
    empty: 'Квартир пока нет.',
    emptyAdvice: 'Позвоните нам или отправьте запрос, чтобы узнать о них первыми.',
  },
  backToBuilding: 'Все этажи',
  entrance: 'Подъезд',
  floor: 'Этаж',
  planOf: (building, place) => `План этажа: ${places.place(building, place)}`,
  noPlan: 'Плана этажа пока нет.',
  noPlanAdvice: 'Выберите другой этаж или подъезд либо посмотрите квартиры в списке.',
  apartment: (number) => `Квартира ${number}`,
  /** The accessible name of an apartment that is shown as a number or an outline. */
  apartmentName: ({ number, status, area }) =>
    `Квартира ${number}, ${labels.apartmentStatus[status].toLowerCase()}, ${formats.area(area)}`,
  selected: 'Выбранная квартира',
  pick: 'Выберите квартиру',
  pickAdvice: 'Нажмите на квартиру на плане, чтобы увидеть её площадь, статус и цену.',
  type: 'Тип',
  area: 'Общая площадь',
  price: 'Цена',
  open: 'Подробнее о квартире',
  deselect: 'Закрыть',
  twoFloors: (building, entrance, floors) =>
    `Двухуровневая квартира${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building, place) => `Показать другой уровень: ${places.floor(building, place)}`,
  legend: 'Статусы на этаже',
  list: 'Квартиры на этаже',
  noApartments: 'На этом этаже квартир нет. Выберите другой этаж или подъезд.',
  allApartments: 'Посмотреть все квартиры',
  showOnPlan: 'Показать на плане',
  showApartmentOnPlan: (number) => `Показать на плане: квартира ${number}`,
  hint: 'План можно увеличивать и перемещать. Масштаб меняется и колёсиком мыши при нажатой клавише Ctrl.',
  touchHint:
    'Проведите в сторону, чтобы перейти на соседний этаж. Разведите два пальца или коснитесь дважды, чтобы увеличить план.',
  neighbours: 'Соседние этажи',
  fullScreen: 'На весь экран',
  leaveFullScreen: 'Выйти из полноэкранного режима',
}

/** „ на этажах 8 и 9“, or „: наземный этаж и этаж 1“ where a floor has a name. */
function bothFloors(building: Building, entrance: Entrance, floors: readonly [number, number]): string {
  const isNamed = floors.some((floor) => hasFloorName(building, { entrance, floor }))
  if (!isNamed) return ` на этажах ${floors.map(formatFloor).join(' и ')}`
  return `: ${floors.map((floor) => places.floor(building, { entrance, floor })).join(' и ')}`
}
