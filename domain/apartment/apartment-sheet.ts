import { z } from 'zod'
import { secondaryFloorFor } from '../building/apartment-type.ts'
import { type Building, floorLabel } from '../building/building.ts'
import type { SheetKind, SheetWords } from '../sheet/sheet-kind.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { type CellWords, translateApartmentCells } from './apartment-cells.ts'
import { apartmentSchema, apartmentWarnings, usualRooms } from './apartment-schema.ts'

/** Headers in lists of apartments that others keep, the clearest first. */
const apartmentAliases = {
  number: [
    ...['Апартамент №', 'Апартамент номер', 'Номер на апартамент', '№ на апартамент', '№ апартамент'],
    ...['Ап. №', '№ ап.', 'Ап. номер', 'Ап.', 'Обект №', '№ обект', 'Обект', 'Имот №', 'Имот', 'Жилище'],
    ...[
      'Apartment no',
      'Apartment number',
      'Apartment',
      'Apt no',
      'Apt',
      'Unit no',
      'Unit',
      'Flat no',
      'Flat',
    ],
    ...['Apartament', 'Ap', 'Number', 'No', '№'],
  ],
  floor: ['Ет.', 'Етаж №', 'На етаж', 'Ниво', 'Floor', 'Floor no', 'Level', 'Etaj', 'Etazh'],
  secondaryFloor: ['Второ ниво', 'Second floor'],
  entrance: ['Вх.', 'Вход №', 'Секция', 'Блок', 'Тяло', 'Entrance', 'Section', 'Block', 'Vhod'],
  type: [
    ...['Тип апартамент', 'Вид апартамент', 'Тип жилище', 'Вид жилище', 'Тип имот', 'Вид имот'],
    ...['Тип обект', 'Вид обект', 'Вид', 'Разпределение', 'Apartment type', 'Type', 'Tip'],
  ],
  rooms: ['Бр. стаи', 'Стаи', 'Rooms', 'Number of rooms'],
  netArea: [
    ...['Площ чиста', 'Чиста площ на апартамента', 'Чиста квадратура', 'Чиста', 'Нето площ', 'Нетна площ'],
    ...[
      'Застроена площ',
      'Застроена кв.м',
      'Застроена',
      'ЗП',
      'Полезна площ',
      'Жилищна площ',
      'Net area',
      'Living area',
    ],
  ],
  area: [
    ...['Площ обща', 'Площ общо', 'Общо площ', 'Обща квадратура', 'Площ с общи части', 'Обща застроена площ'],
    ...['Обща площ с ид.ч.', 'Обща площ с идеални части', 'Площ с ид. части', 'Площ с идеални части'],
    ...[
      'Разгъната застроена площ',
      'РЗП',
      'Total area',
      'Gross area',
      'Квадратура',
      'Площ',
      'Area',
      'Кв. м',
      'Кв.м.',
      'm2',
    ],
  ],
  exposure: ['Изложения', 'Ориентация', 'Посока', 'Exposure', 'Orientation', 'Facing', 'Izlojenie'],
  price: [
    ...['Крайна цена', 'Продажна цена', 'Обща цена', 'Цена общо', 'Цена на апартамента', 'Цена с ДДС'],
    ...['Total price', 'Price', 'Стойност', 'Cena'],
  ],
  status: ['Състояние', 'Наличност', 'Status', 'Availability', 'State'],
  description: ['Description'],
} as const

/**
 * How spreadsheets of apartments are read: exports, the template, our own price list, and lists that people
 * keep for themselves.
 */
export function makeApartmentSheet(
  building: Building,
  { priceOnRequest, ...words }: SheetWords<ApartmentValues> & CellWords,
): SheetKind<ApartmentValues> {
  const schema = apartmentSchema(building)
  const typeAndFloor = z.object({ type: schema.shape.type, floor: schema.shape.floor })
  const initial = newApartment(building)
  return {
    ...words,
    identityFields: ['entrance', 'number'],
    aliases: apartmentAliases,
    translate: (cells, before) =>
      translateApartmentCells(building, { fields: words.fields, priceOnRequest }, cells, before),
    schema,
    // Rooms and second floor follow from the type, so a new row begins with those of the type that it begins
    // with.
    empty: {
      ...initial,
      rooms: usualRooms(building, initial.type),
      secondaryFloor: secondaryFloorFor(building, initial.type, initial.floor),
    },
    follow: {
      rooms: ({ type }, before) =>
        type === before.type || typeof type !== 'string' ? before.rooms : usualRooms(building, type),
      secondaryFloor: (values) => {
        const { success, data } = typeAndFloor.safeParse(values)
        return success ? secondaryFloorFor(building, data.type, data.floor) : null
      },
    },
    formats: {
      floor: ({ entrance, floor }) => floorLabel(building, { entrance, floor }),
      secondaryFloor: ({ entrance, secondaryFloor }) =>
        secondaryFloor === null ? '' : floorLabel(building, { entrance, floor: secondaryFloor }),
    },
    listWarnings: (values, isTaken, before) => apartmentWarnings(building, values, isTaken, before),
    identity: ({ entrance, number }) => `${entrance} ${number}`,
  }
}
