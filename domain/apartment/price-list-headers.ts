import { apartmentFieldKinds as fields } from './apartment-fields.ts'

/**
 * The headers of the price list for Excel, by column. They are Bulgarian in every language, because the import finds
 * the columns of a changed price list by them.
 */
export const priceListHeaders = {
  entrance: fields.entrance.label,
  number: 'Апартамент',
  floor: fields.floor.label,
  type: fields.type.label,
  exposure: fields.exposure.label,
  netArea: fields.netArea.label,
  area: fields.area.label,
  price: fields.price.label,
  perMetre: 'Цена (€/м²)',
  status: fields.status.label,
}
