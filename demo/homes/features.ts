import { isMaisonette } from '../../domain/apartment/apartment-type.ts'
import { lastFloor } from '../../domain/building.ts'
import type { Random } from '../random.ts'
import { viewOf } from './exposure.ts'
import { areaOf, type Home, has } from './home.ts'

/** What the plan itself proves. */
function ownFeatures(home: Home): string[] {
  const view = viewOf(home)
  const facts: [boolean, string][] = [
    [view === 'sea' || view === 'sea-and-park', 'Изглед към морето'],
    [view === 'park-and-sea-aside', 'Изглед към парка и странично към морето'],
    [view === 'park', 'Изглед към парка'],
    [isMaisonette(home.type), 'Вътрешна стълба към горния етаж'],
    [home.side === 'southOuter' && home.floor > 1, 'Ъглова тераса на две страни'],
    [areaOf(home, 'terrace') > 18 && home.side !== 'southOuter', 'Голяма тераса'],
    [home.rooms.filter(({ kind }) => kind === 'bathroom').length > 1, 'Две бани'],
    [has(home, 'bathroom') && has(home, 'toilet'), 'Отделна тоалетна'],
    [has(home, 'kitchen'), 'Самостоятелна кухня с прозорец'],
    [has(home, 'storage'), 'Килер'],
    [has(home, 'laundry'), 'Мокро помещение за пране'],
    [home.storeys.some(({ floor }) => floor === lastFloor), 'Последен етаж'],
  ]
  return facts.filter(([holds]) => holds).map(([, feature]) => feature)
}

const sharedFeatures = [
  'Подготовка за климатици',
  'Подово отопление в банята',
  'Трислоен стъклопакет',
  'Видеодомофон',
  'Блиндирана входна врата',
  'Външни щори с моторно управление',
  'Отопление с термопомпа',
  'Оптичен интернет',
  'Шумоизолация между жилищата',
]

/** Three to six lines: what sets the home apart first, then what the building gives to all. */
export function featuresOf(home: Home, random: Random): string[] {
  const own = ownFeatures(home).slice(0, 4)
  const wanted = Math.max(own.length + 1, random.whole(3, 6))
  return [...own, ...random.shuffle(sharedFeatures)].slice(0, wanted)
}
