import { formatArea } from '../domain/formats/measures.ts'
import type { StoreValues } from '../domain/store.ts'
import { type DemoEntrance, firstFloor } from './building-record.ts'
import { floorGeometry } from './geometry/floor-geometry.ts'
import type { DemoImageName } from './images/demo-images.ts'

export interface DemoStore {
  values: StoreValues
  mainImageName: DemoImageName
  secondaryImageName?: DemoImageName
}

/** One on the ground floor of each entrance, of which one has its price „При запитване“. */
export function demoStores(): DemoStore[] {
  return [
    {
      values: {
        title: 'Кафе с тераса към парка, вход Б',
        description: `Заведението до главния вход е ${shopArea('2')} на партера, с витрини към парка и място за маси под козирката. Подготвени са връзки за бар, аспирация и собствено електромерно табло. Крайбрежната алея минава на няколко крачки, а хората от двата входа са първите клиенти всяка сутрин.`,
        price: 0,
      },
      mainImageName: 'shop',
      secondaryImageName: 'dusk',
    },
    {
      values: {
        title: 'Магазин на партера, вход А',
        description: `Търговски обект от ${shopArea('1')} с висок таван, две витрини и отделна тоалетна. Подходящ е за пекарна, аптека или малък хранителен магазин. Зареждането е откъм задния двор, а паркингът на първото ниво е в съседство.`,
        price: 164_000,
      },
      mainImageName: 'hero',
      secondaryImageName: 'aerial',
    },
  ]
}

/** The area as on the plan of the ground floor. */
function shopArea(entrance: DemoEntrance): string {
  const shop = floorGeometry(entrance, firstFloor).common.rooms.find(({ kind }) => kind === 'shop')
  return formatArea(shop?.area ?? 0)
}
