import type { WrittenColumn, WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorSpan } from '../../../domain/apartment/floor-words.ts'
import type { ListedApartment } from '../../../domain/apartment/listed-apartment.ts'
import { pricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { noPrice, priceOnRequest } from '../../../domain/price-label.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../../text/apartments.ts'

const columns: (WrittenColumn & { value(home: ListedApartment): string | number | null })[] = [
  { head: 'Вход', width: 8, value: ({ entrance }) => entranceLetters[entrance] },
  { head: 'Апартамент', width: 14, value: ({ number }) => number },
  { head: 'Етаж', width: 8, value: floorOf },
  { head: 'Тип', width: 22, value: ({ type }) => apartmentTypeLabels[type] },
  { head: 'Изложение', width: 16, value: ({ exposure }) => exposureLabels[exposure] },
  { head: 'Чиста площ (м²)', width: 17, format: '0.00', value: ({ netArea }) => netArea || null },
  { head: 'Обща площ (м²)', width: 17, format: '0.00', value: ({ area }) => area },
  { head: 'Цена (€)', width: 16, format: '#,##0', value: priceOf },
  { head: 'Цена (€/м²)', width: 14, format: '#,##0', value: perMetreOf },
  { head: 'Статус', width: 14, value: ({ status }) => apartmentStatusLabels[status] },
]

interface About {
  company: CompanySettings
  /** Where the same list is live. */
  url: string
  day: Date
}

/** A price list to go on working with: numbers as numbers; below them whose it is and of when. */
export function priceListSheet(homes: ListedApartment[], { company, url, day }: About): WrittenSheet {
  const { companyName, phone, email, address } = company
  const below = [
    `${apartmentsText.priceList} към ${formatDate(day.toISOString())}`,
    url,
    companyName,
    phone,
    email,
    address,
  ]
  return {
    title: apartmentsText.priceList,
    columns: columns.map(({ value, ...column }) => column),
    rows: [
      ...homes.map((home) => columns.map(({ value }) => value(home))),
      columns.map(() => null),
      ...below.map((words) => columns.map((_, index) => (index === 0 ? words : null))),
    ],
  }
}

/** Two floors are no number. */
function floorOf(home: ListedApartment): string | number {
  return home.secondaryFloor === null ? home.floor : floorSpan(home)
}

/** As on paper, but a price that is shown stays a number. */
function priceOf({ price, status }: ListedApartment): string | number {
  if (status === 'sold') return noPrice
  return isHiddenPrice(price) ? priceOnRequest : price
}

function perMetreOf(home: ListedApartment): number | null {
  return home.status === 'sold' ? null : (pricePerMetre(home) ?? null)
}
