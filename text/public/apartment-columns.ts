import type { ApartmentListItem } from '../../domain/apartment/apartment-list-item.ts'
import { floorOrSpan, floorRange, floorSpan } from '../../domain/apartment/apartment-title.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import {
  type Building,
  entranceLetter,
  facesSea,
  forBuilding,
  hasFloorName,
} from '../../domain/building/building.ts'
import { isHiddenPrice } from '../../domain/formats/money.ts'
import { pricePerMetre } from '../../domain/price-label.ts'
import { listPriceLabel, priceLabel, pricePerMetreLabel } from './prices.ts'
import type { CoreText, PublicText } from './public-text.ts'

type ListText = CoreText & Pick<PublicText, 'apartmentList'>

/** What the columns of lists read: lists query and send no other fields. */
type Row = Omit<ApartmentListItem, 'id'>

interface PageColumn {
  /** Shown before the value on narrow screens, where the table has no header. */
  label?(row: Row): string
  text?(row: Row): string
}

/** A column appears in the lists for which it has a property: `public: {}` puts it into the public list. */
interface ListColumn {
  header: string
  /** What the cells say, unless a list has a `text` of its own. */
  text(row: Row): string
  public?: PageColumn
  admin?: PageColumn
  /** The price list as PDF. Widths are relative to one another; numbers are aligned at the right. */
  pdf?: { width: number; isNumber?: true; text?(row: Row): string }
  /** The price list for Excel. The width is in letters; `format` is Excel's notation for numbers. */
  xlsx?: { width: number; format?: string; value?(row: Row): string | number | null }
}

export type ApartmentColumnName = keyof PublicText['apartmentList']['columns']

type Columns = Record<ApartmentColumnName, ListColumn>

function makeColumns(text: ListText, building: Building): Columns {
  const { columns: headers, bothFloors } = text.apartmentList
  return {
    entrance: {
      header: headers.entrance,
      text: ({ entrance }) => entranceLetter(building, entrance),
      public: { label: () => headers.entrance },
      admin: { label: () => headers.entrance },
      pdf: { width: 28 },
      xlsx: { width: 8 },
    },
    number: {
      header: headers.number,
      text: ({ number }) => number,
      public: { label: () => headers.number },
      admin: {},
      pdf: { width: 56 },
      xlsx: { width: 14 },
    },
    floor: {
      header: headers.floor,
      text: (row) => floorSpan(building, row),
      // „Партер“ needs no „Етаж“ before it.
      public: {
        label: (row) =>
          hasNamedFloor(building, row) ? '' : row.secondaryFloor === null ? headers.floor : bothFloors,
        text: (row) => text.places.floorSpan(building, row),
      },
      admin: {
        label: (row) => (hasNamedFloor(building, row) ? '' : headers.floor),
        text: (row) => floorRange(building, row),
      },
      pdf: { width: 32 },
      xlsx: { width: 8, value: (row) => floorOrSpan(building, row) },
    },
    type: {
      header: headers.type,
      text: ({ type }) => apartmentTypeName(building, type),
      public: {},
      admin: {},
      pdf: { width: 92 },
      xlsx: { width: 22 },
    },
    exposure: {
      header: headers.exposure,
      text: ({ exposure }) => text.labels.exposure[exposure],
      public: { text: ({ exposure }) => exposureWithSea(text, building, exposure) },
      admin: {},
      pdf: { width: 58 },
      xlsx: { width: 16 },
    },
    netArea: {
      header: headers.netArea,
      text: ({ netArea }) => text.formats.area(netArea),
      public: { label: () => headers.netArea },
      admin: {},
      pdf: { width: 54, isNumber: true },
      xlsx: {
        width: 17,

        format: '0.00',
        value: ({ netArea }) => netArea || null,
      },
    },
    area: {
      header: headers.area,
      text: ({ area }) => text.formats.area(area),
      public: { label: () => headers.area },
      admin: {},
      pdf: { width: 54, isNumber: true },
      xlsx: { width: 17, format: '0.00', value: ({ area }) => area },
    },
    price: {
      header: headers.price,
      text: (row) => priceLabel(text, row),
      public: {},
      admin: {},
      pdf: { width: 62, isNumber: true, text: (row) => listPriceLabel(text, row) },
      xlsx: {
        width: 16,

        format: '#,##0',
        value: (row) =>
          row.status === 'sold' || isHiddenPrice(row.price) ? listPriceLabel(text, row) : row.price,
      },
    },
    perMetre: {
      header: headers.perMetre,
      text: (row) => (row.status === 'sold' ? '' : (pricePerMetreLabel(text, row) ?? '')),
      pdf: { width: 54, isNumber: true },
      xlsx: {
        width: 14,

        format: '#,##0',
        value: (row) => (row.status === 'sold' ? null : (pricePerMetre(row) ?? null)),
      },
    },
    status: {
      header: headers.status,
      text: ({ status }) => text.labels.apartmentStatus[status],
      public: {},
      admin: {},
      pdf: { width: 64 },
      xlsx: { width: 14 },
    },
  }
}

/** „Изток · море“ */
export function exposureWithSea(
  { labels, apartmentList }: ListText,
  building: Building,
  exposure: Row['exposure'],
): string {
  const name = labels.exposure[exposure]
  return facesSea(building, exposure) ? apartmentList.towardsSea(name) : name
}

const tables = new WeakMap<ListText, (building: Building) => Columns>()

/**
 * Every column of the public list, the admin list and the price list, in the order of the lists. Pages may put more
 * than text into a cell: a link, a badge or a form.
 */
export function apartmentColumns(text: ListText, building: Building): Columns {
  const table = tables.get(text) ?? forBuilding((building) => makeColumns(text, building))
  tables.set(text, table)
  return table(building)
}

/**
 * The columns of one list. The properties that a column has for this list override its general header and text.
 */
export function columnsOf<List extends 'public' | 'admin' | 'pdf' | 'xlsx'>(
  text: ListText,
  building: Building,
  list: List,
) {
  return Object.entries(apartmentColumns(text, building)).flatMap(([name, column]) => {
    const { header, text } = column
    const own = column[list]
    return own ? [{ name: name as ApartmentColumnName, header, text, ...own }] : []
  })
}

function hasNamedFloor(building: Building, { entrance, floor, secondaryFloor }: Row): boolean {
  return [floor, secondaryFloor].some(
    (each) => each !== null && hasFloorName(building, { entrance, floor: each }),
  )
}
