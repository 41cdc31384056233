import { type ApartmentFields, apartmentFields } from '../../domain/apartment/apartment-fields.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { emptyBuilding, entranceLetter, forBuilding } from '../../domain/building/building.ts'
import { factLabels, labels } from '../public/bg/labels.ts'
import { labelled } from './labelled-fields.ts'

const { floor, entrance, netArea, area, exposure } = factLabels.apartment

export const apartmentLabels: Record<keyof ApartmentFields, string> = {
  number: 'Номер',
  floor,
  secondaryFloor: 'Втори етаж',
  entrance,
  type: 'Тип',
  rooms: 'Брой стаи',
  netArea: `${netArea} (м²)`,
  area: `${area} (м²)`,
  exposure,
  price: 'Цена (€)',
  status: 'Статус',
  description: 'Описание',
  hasTerrace: 'Има тераса',
  features: 'Характеристики',
  internalNotes: 'Вътрешни бележки',
  isDraft: 'Чернова',
}

export const labelledApartmentFields = forBuilding((building) =>
  labelled(apartmentFields(building), apartmentLabels, {
    entrance: (entrance) => entranceLetter(building, entrance),
    type: (type) => apartmentTypeName(building, type),
    exposure: (exposure) => labels.exposure[exposure],
    status: (status) => labels.apartmentStatus[status],
  }),
)

/** What the form of an apartment needs of its fields, which is the same in every building. */
export const apartmentFormFields = labelledApartmentFields(emptyBuilding)

/**
 * The headers of the price list for Excel, by column. They are Bulgarian in every language, because the import finds
 * the columns of a changed price list by them.
 */
export const priceListHeaders = {
  entrance,
  number: 'Апартамент',
  floor,
  type: apartmentLabels.type,
  exposure,
  netArea: apartmentLabels.netArea,
  area: apartmentLabels.area,
  price: apartmentLabels.price,
  perMetre: 'Цена (€/м²)',
  status: apartmentLabels.status,
}
