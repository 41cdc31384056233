import { apartmentTypeLabels, exposureLabels } from '../../../domain/apartment.ts'
import type { ApartmentValues } from '../../../domain/apartment-schema.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatNumber } from '../../../domain/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentFormText as text } from '../../text/apartment-form.ts'
import type { Description } from '../form/what-changed.ts'

/** An apartment's fields in words, to show side by side what two people made of them. */
export function describeApartment(values: ApartmentValues): Description {
  const words: Record<keyof ApartmentValues, string> = {
    number: values.number,
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
    description: values.description,
    hasTerrace: values.hasTerrace ? text.yes : text.no,
    features: values.features.join('\n'),
    internalNotes: values.internalNotes,
  }
  return Object.fromEntries(
    Object.entries(text.labels).map(([field, label]) => [
      field,
      { label, text: words[field as keyof ApartmentValues] },
    ]),
  )
}
