import { apartmentTypeLabels, exposureLabels } from '../../../domain/apartment.ts'
import type { ApartmentValues } from '../../../domain/apartment-schema.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatNumber } from '../../../domain/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentFormText as text } from '../../text/apartment-form.ts'
import { type Description, inWords } from '../form/what-changed.ts'

/** An apartment's fields in words, to show side by side what two people made of them. */
export function describeApartment(values: ApartmentValues): Description {
  return inWords(text.labels, {
    ...values,
    entrance: entranceLetters[values.entrance],
    floor: String(values.floor),
    secondaryFloor: values.secondaryFloor === null ? '' : String(values.secondaryFloor),
    type: apartmentTypeLabels[values.type],
    exposure: exposureLabels[values.exposure],
    rooms: String(values.rooms),
    netArea: formatNumber(values.netArea),
    area: formatNumber(values.area),
    price: formatNumber(values.price),
    status: apartmentStatusLabels[values.status],
    hasTerrace: values.hasTerrace ? text.yes : text.no,
    features: values.features.join('\n'),
  })
}
