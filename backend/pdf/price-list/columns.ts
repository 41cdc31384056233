import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorSpan } from '../../../domain/apartment/format-floors.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { formatListPrice, formatListPricePerMetre } from '../format-list-price.ts'

export interface Column {
  head: string
  /** Relative to the widths of the other columns. */
  width: number
  /** Numbers are aligned to the right. */
  isNumber?: true
  text(apartment: ApartmentListItem): string
}

const entrance: Column = {
  head: 'Вход',
  width: 28,
  text: (apartment) => entranceLetters[apartment.entrance],
}

const others = {
  number: { head: 'Апартамент', width: 56, text: ({ number }) => number },
  floor: { head: 'Етаж', width: 32, text: floorSpan },
  type: { head: 'Тип', width: 92, text: ({ type }) => apartmentTypeLabels[type] },
  exposure: { head: 'Изложение', width: 58, text: (apartment) => exposureLabels[apartment.exposure] },
  netArea: { head: 'Чиста площ', width: 54, isNumber: true, text: ({ netArea }) => formatArea(netArea) },
  area: { head: 'Обща площ', width: 54, isNumber: true, text: ({ area }) => formatArea(area) },
  price: { head: 'Цена', width: 62, isNumber: true, text: formatListPrice },
  perMetre: { head: 'Цена/м²', width: 54, isNumber: true, text: formatListPricePerMetre },
  status: { head: 'Статус', width: 64, text: ({ status }) => apartmentStatusLabels[status] },
} satisfies Record<string, Column>

export type ColumnName = keyof typeof others | 'entrance'

/** Rows that are grouped under headings of the entrances need no column for it. */
export function columnsOf(isGrouped: boolean): [ColumnName, Column][] {
  const rest = Object.entries(others) as [ColumnName, Column][]
  return isGrouped ? rest : [['entrance', entrance], ...rest]
}
