import { type Building, type Entrance, formatFloor, hasFloorName } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import type { Status } from '../../../domain/status.ts'
import { pluralsIn } from '../plurals.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'

const plural = pluralsIn('bg')
const formats = formatsIn('bg')

const free = (count: number) => plural(count, { one: '# свободен', other: '# свободни' })

export const navigatorText = {
  title: 'Навигатор',
  building: {
    facade: 'Сградата по етажи',
    views: 'Изгледи на сградата',
    free,
    freeOf: (count: number, all: number) => (all === 0 ? 'няма апартаменти' : `${free(count)} от ${all}`),
    /** Why the counts of the floors are less than the apartments that stand on them. */
    maisonettes: 'Мезонетът е на два етажа, а се брои само на долния.',
    shade: 'Колкото по-зелен е етажът, толкова повече са свободните апартаменти на него.',
    shadeFitting: 'Колкото по-зелен е етажът, толкова повече апартаменти на него отговарят на филтъра.',
    apartments: 'Всички апартаменти',
    entrances: 'Към вход',
    legend: 'Статуси на апартаментите',
    empty: 'Все още няма апартаменти.',
    emptyAdvice: 'Обадете ни се или изпратете запитване, за да научите първи за тях.',
  },
  backToBuilding: 'Всички етажи',
  entrance: 'Вход',
  floor: 'Етаж',
  planOf: (building: Building, place: FloorPlanPlace) => `Етажен план: ${places.place(building, place)}`,
  noPlan: 'Няма наличен етажен план.',
  noPlanAdvice: 'Изберете друг етаж или вход, или разгледайте апартаментите в списъка.',
  apartment: (number: string) => `Апартамент ${number}`,
  /** The accessible name of an apartment that is shown as a number or an outline. */
  apartmentName: ({ number, status, area }: { number: string; status: Status; area: number }) =>
    `Апартамент ${number}, ${labels.apartmentStatus[status]}, ${formats.area(area)}`,
  selected: 'Избран апартамент',
  pick: 'Изберете апартамент',
  pickAdvice: 'Докоснете апартамент на плана, за да видите площта, статуса и цената му.',
  type: 'Тип',
  area: 'Обща площ',
  price: 'Цена',
  open: 'Към апартамента',
  deselect: 'Затвори',
  twoFloors: (building: Building, entrance: Entrance, floors: readonly [number, number]) =>
    `Мезонет: един дом на ${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building: Building, place: FloorPlanPlace) => `Вижте го и на ${places.floor(building, place)}`,
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
  const isNamed = floors.some((floor) => hasFloorName(building, { entrance, floor }))
  if (!isNamed) return `етажи ${floors.map(formatFloor).join(' и ')}`
  return floors.map((floor) => places.floor(building, { entrance, floor })).join(' и ')
}
