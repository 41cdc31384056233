import { isMaisonette } from '../../domain/building/apartment-type.ts'
import { demoBuilding, lastFloor } from '../building-record.ts'
import { areaOf, type DesignedApartment, has } from './designed-apartment.ts'
import { viewOf } from './exposure.ts'

/** Features that follow from the plan. */
function ownFeatures(apartment: DesignedApartment): string[] {
  const view = viewOf(apartment)
  const facts: [boolean, string][] = [
    [view === 'sea' || view === 'sea-and-park', 'Изглед към морето'],
    [view === 'park-and-sea-aside', 'Изглед към парка и странично към морето'],
    [view === 'park', 'Изглед към парка'],
    [isMaisonette(demoBuilding, apartment.type), 'Вътрешна стълба към горния етаж'],
    [apartment.side === 'southOuter' && apartment.floor > 1, 'Ъглова тераса на две страни'],
    [areaOf(apartment, 'terrace') > 18 && apartment.side !== 'southOuter', 'Голяма тераса'],
    [apartment.rooms.filter(({ kind }) => kind === 'bathroom').length > 1, 'Две бани'],
    [has(apartment, 'bathroom') && has(apartment, 'toilet'), 'Отделна тоалетна'],
    [has(apartment, 'kitchen'), 'Самостоятелна кухня с прозорец'],
    [has(apartment, 'storage'), 'Килер'],
    [has(apartment, 'laundry'), 'Мокро помещение за пране'],
    [apartment.storeys.some(({ floor }) => floor === lastFloor), 'Последен етаж'],
  ]
  return facts.filter(([holds]) => holds).map(([, feature]) => feature)
}

/** Features of every apartment, with the wording of the home page. */
export const sharedFeatures = [
  'Троен стъклопакет',
  'Блиндирана входна врата',
  'Видеодомофон',
  'Отопление с термопомпа',
  'Подготовка за климатици',
  'Оптичен интернет',
]

/**
 * Up to four features of this apartment, then those of all apartments: without the latter, an apartment would
 * seem to lack them.
 */
export function featuresOf(apartment: DesignedApartment): string[] {
  return [...ownFeatures(apartment).slice(0, 4), ...sharedFeatures]
}
