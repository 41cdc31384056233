import { isMaisonette } from '../../domain/apartment/apartment-type.ts'
import { lastFloor } from '../../domain/building.ts'
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

/** What the building gives to every home, in the words that the home page uses. */
export const sharedFeatures = [
  'Троен стъклопакет',
  'Блиндирана входна врата',
  'Видеодомофон',
  'Отопление с термопомпа',
  'Подготовка за климатици',
  'Оптичен интернет',
]

/** What sets the home apart first, then what all of them have: a home that does not name it would seem to lack it. */
export function featuresOf(home: Home): string[] {
  return [...ownFeatures(home).slice(0, 4), ...sharedFeatures]
}
