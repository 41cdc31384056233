import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { placeName } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'

const free = (count: number) => (count === 1 ? '1 свободен' : `${count} свободни`)

export const navigatorText = {
  title: 'Навигатор',
  building: {
    intro: 'Изберете етаж от сградата или направо апартамент. Наличността се обновява на живо.',
    facade: 'Сградата по етажи',
    free,
    freeOf: (count: number, all: number) => (all === 0 ? 'няма апартаменти' : `${free(count)} от ${all}`),
    shade: 'Колкото по-зелен е етажът, толкова повече са свободните апартаменти на него.',
    apartments: 'Всички апартаменти',
    legend: 'Статуси на апартаментите',
    empty: 'Все още няма апартаменти.',
    emptyAdvice: 'Обадете ни се или изпратете запитване, за да научите първи за тях.',
  },
  backToBuilding: 'Цялата сграда',
  entrance: 'Вход',
  floor: 'Етаж',
  planOf: (place: FloorPlanPlace) => `Етажен план: ${placeName(place)}`,
  noPlan: 'Няма наличен етажен план.',
  noPlanAdvice: 'Изберете друг етаж или вход, или разгледайте апартаментите в списъка.',
  apartment: (number: string) => `Апартамент ${number}`,
  selected: 'Избран апартамент',
  pick: 'Изберете апартамент',
  pickAdvice: 'Докоснете апартамент на плана, за да видите площта, статуса и цената му.',
  type: 'Тип',
  area: 'Площ',
  price: 'Цена',
  open: 'Към апартамента',
  deselect: 'Затвори',
  twoFloors: (floor: number, second: number) => `Мезонет: един дом на етажи ${floor} и ${second}.`,
  otherFloor: (floor: number) => `Вижте го и на етаж ${floor}`,
  legend: 'Статуси на етажа',
  list: 'Апартаменти на етажа',
  noApartments: 'На този етаж няма апартаменти. Изберете друг етаж или вход.',
  allApartments: 'Вижте всички апартаменти',
  showOnPlan: 'Покажи на плана',
  showApartmentOnPlan: (number: string) => `Покажи на плана: апартамент ${number}`,
  hint: 'Увеличете плана и го плъзгайте. Ctrl и колелцето на мишката също го увеличават.',
  touchHint:
    'Плъзнете настрани за съседния етаж. Раздалечете два пръста или докоснете два пъти, за да увеличите плана.',
  neighbours: 'Съседни етажи',
  toFloor: (floor: number) => `Етаж ${floor}`,
  fullScreen: 'На цял екран',
  leaveFullScreen: 'Изход от цял екран',
} as const

/** The accessible name of an apartment that is shown as a number or an outline. */
export function apartmentName({
  number,
  status,
  area,
}: Pick<PublicApartment, 'number' | 'status' | 'area'>): string {
  return `${navigatorText.apartment(number)}, ${apartmentStatusLabels[status]}, ${formatArea(area)}`
}
