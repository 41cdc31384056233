import type { WrittenColumn, WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import {
  priceListHeads as heads,
  listedFloor,
  listedPrice,
} from '../../../domain/apartment/price-list-sheet.ts'
import { pricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../../text/apartments.ts'

const columns: (WrittenColumn & { value(apartment: ApartmentListItem): string | number | null })[] = [
  { head: heads.entrance, width: 8, value: ({ entrance }) => entranceLetters[entrance] },
  { head: heads.number, width: 14, value: ({ number }) => number },
  { head: heads.floor, width: 8, value: listedFloor },
  { head: heads.type, width: 22, value: ({ type }) => apartmentTypeLabels[type] },
  { head: heads.exposure, width: 16, value: ({ exposure }) => exposureLabels[exposure] },
  { head: heads.netArea, width: 17, format: '0.00', value: ({ netArea }) => netArea || null },
  { head: heads.area, width: 17, format: '0.00', value: ({ area }) => area },
  { head: heads.price, width: 16, format: '#,##0', value: listedPrice },
  { head: heads.perMetre, width: 14, format: '#,##0', value: perMetreOf },
  { head: heads.status, width: 14, value: ({ status }) => apartmentStatusLabels[status] },
]

interface About {
  company: CompanySettings
  /** The URL of the same list on the site. */
  url: string
  day: Date
}

/**
 * The price list as a spreadsheet, with the company and the date below the apartments. It can be imported with other
 * prices (domain/apartment/price-list-sheet.ts).
 */
export function priceListSheet(apartments: ApartmentListItem[], { company, url, day }: About): WrittenSheet {
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
      ...apartments.map((apartment) => columns.map(({ value }) => value(apartment))),
      columns.map(() => null),
      ...below.map((line) => columns.map((_, index) => (index === 0 ? line : null))),
    ],
  }
}

function perMetreOf(apartment: ApartmentListItem): number | null {
  return apartment.status === 'sold' ? null : (pricePerMetre(apartment) ?? null)
}
