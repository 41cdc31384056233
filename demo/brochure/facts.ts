import { floorRange } from '../../domain/apartment/apartment-title.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { entranceLetter } from '../../domain/building/building.ts'
import { formatArea } from '../../domain/formats/measures.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import { labels } from '../../text/public/bg/labels.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import { demoBuilding } from '../building-record.ts'

/** Label and value of each line of the brochure's table. */
export function brochureFacts({ values }: DemoApartment): [string, string][] {
  const price = formatPrice(values.price)
  return [
    ['Вход', entranceLetter(demoBuilding, values.entrance)],
    ['Етаж', floorRange(demoBuilding, values)],
    ['Тип', apartmentTypeName(demoBuilding, values.type)],
    ['Стаи', String(values.rooms)],
    ['Изложение', labels.exposure[values.exposure]],
    ['Чиста площ', formatArea(values.netArea)],
    ['Обща площ', formatArea(values.area)],
    ['Тераса', values.hasTerrace ? 'Да' : 'Не'],
    ...(price === undefined ? [] : [['Цена', price] as [string, string]]),
  ]
}
