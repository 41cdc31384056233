import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import {
  type Building,
  type Entrance,
  floorLabel,
  floorName,
  formatFloor,
  placeName,
} from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'

const free = (count: number) => (count === 1 ? '1 свободен' : `${count} свободни`)

export const navigatorText = {
  title: 'Навигатор',
  building: {
    facade: 'Сградата по етажи',
    views: 'Изгледи на сградата',
    free,
    freeOf: (count: number, all: number) => (all === 0 ? 'няма апартаменти' : `${free(count)} от ${all}`),
    shade: 'Колкото по-зелен е етажът, толкова повече са свободните апартаменти на него.',
    apartments: 'Всички апартаменти',
    entrances: 'Към вход',
    legend: 'Статуси на апартаментите',
    empty: 'Все още няма апартаменти.',
    emptyAdvice: 'Обадете ни се или изпратете запитване, за да научите първи за тях.',
  },
  backToBuilding: 'Всички етажи',
  entrance: 'Вход',
  floor: 'Етаж',
  planOf: (building: Building, place: FloorPlanPlace) => `Етажен план: ${placeName(building, place)}`,
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
  twoFloors: (building: Building, entrance: Entrance, floors: readonly [number, number]) =>
    `Мезонет: един дом на ${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building: Building, place: FloorPlanPlace) => `Вижте го и на ${floorName(building, place)}`,
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
  fullScreen: 'На цял екран',
  leaveFullScreen: 'Изход от цял екран',
}

/** „етажи 8 и 9“, or „партер и етаж 1“ where a floor has a name. */
function bothFloors(building: Building, entrance: Entrance, floors: readonly [number, number]): string {
  const isNamed = floors.some((floor) => floorLabel(building, { entrance, floor }) !== formatFloor(floor))
  if (!isNamed) return `етажи ${floors.map(formatFloor).join(' и ')}`
  return floors.map((floor) => floorName(building, { entrance, floor })).join(' и ')
}

/** The accessible name of an apartment that is shown as a number or an outline. */
export function apartmentName({
  number,
  status,
  area,
}: Pick<PublicApartment, 'number' | 'status' | 'area'>): string {
  return `${navigatorText.apartment(number)}, ${apartmentStatusLabels[status]}, ${formatArea(area)}`
}
