import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { Building } from '../../../domain/building/building.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { priceListHeaders } from '../../../text/admin/apartment-fields.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { columnsOf } from '../../../text/public/apartment-columns.ts'
import { apartmentsText } from '../../../text/public/bg/apartments.ts'

const { bg: text } = allTexts

interface About {
  company: CompanySettings
  /** The URL of this list on the public site. */
  url: string
  day: Date
}

/** Columns without a header of their own have that of the list. */
const headers: Readonly<Record<string, string | undefined>> = { ...priceListHeaders }

/**
 * The price list as a spreadsheet, with the company and the date below the apartments. The file can be imported
 * again after its prices were changed (domain/apartment/apartment-cells.ts).
 */
export function writePriceListSheet(
  building: Building,
  apartments: ApartmentListItem[],
  { company, url, day }: About,
): WrittenSheet {
  const columns = columnsOf(text, building, 'xlsx')
  const { companyName, phone, email, address } = company
  const below = [
    `${apartmentsText.priceList} към ${formatDate(day.toISOString())}`,
    url,
    companyName,
    phone,
    email,
    address,
  ].filter((line) => line !== '')
  return {
    title: apartmentsText.priceList,
    columns: columns.map(({ name, header, width, format }) => ({
      header: headers[name] ?? header,
      width,
      ...(format && { format }),
    })),
    rows: [
      ...apartments.map((apartment) => columns.map(({ text, value = text }) => value(apartment))),
      columns.map(() => null),
      ...below.map((line) => columns.map((_, index) => (index === 0 ? line : null))),
    ],
  }
}
