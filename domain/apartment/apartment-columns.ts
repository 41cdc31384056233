import { apartmentTypeName } from '../building/apartment-type.ts'
import {
  type Building,
  emptyBuilding,
  entranceLetter,
  forBuilding,
  hasFloorName,
} from '../building/building.ts'
import { exposureLabels } from '../building/exposure.ts'
import { formatArea } from '../formats/measures.ts'
import { isHiddenPrice } from '../formats/money.ts'
import { formatPricePerMetre, listPriceLabel, priceLabel, pricePerMetre } from '../price-label.ts'
import { apartmentStatusLabels } from '../status.ts'
import type { PublicApartment } from './apartment.ts'
import { apartmentFieldKinds as fields } from './apartment-fields.ts'
import { type ApartmentFloors, floorRange, floorSpan } from './apartment-title.ts'

interface PageColumn<Row> {
  /** Shown before the value on narrow screens, where the table has no header. */
  label?(row: Row): string
  text?(row: Row): string
}

/** A column appears in the lists for which it has a property: `public: {}` puts it into the public list. */
interface ListColumn<Row> {
  header: string
  /** What the cells say, unless a list has a `text` of its own. */
  text(row: Row): string
  public?: PageColumn<Row>
  admin?: PageColumn<Row>
  /** The price list as PDF. Widths are relative to one another; numbers are aligned at the right. */
  pdf?: { width: number; isNumber?: true; text?(row: Row): string }
  /** The price list for Excel. The width is in letters; `format` is Excel's notation for numbers. */
  xlsx?: { width: number; header?: string; format?: string; value?(row: Row): string | number | null }
  feed?(row: Row): FeedEntries
}

/**
 * Values of the feed by the names that portals read (docs/feeds.md). Empty texts, `null` and `undefined` are
 * left out.
 */
type FeedEntries = Record<string, FeedValue | null | undefined>
export type FeedValue = string | number | boolean | readonly string[]

/** `reads` names the fields that a column needs: lists query and send only these fields. */
function inLists<Name extends keyof PublicApartment>(
  reads: Name[],
  column: ListColumn<Pick<PublicApartment, Name>>,
) {
  return { reads, ...column }
}

function feedOnly<Name extends keyof PublicApartment>(
  reads: Name[],
  feed: (row: Pick<PublicApartment, Name>) => FeedEntries,
) {
  return { reads, feed }
}

/**
 * Every column of the public list, the admin list, the price list and the feed, in the order of the lists. Pages may
 * put more than text into a cell: a link, a badge or a form.
 */
export const apartmentColumns = forBuilding((building) => ({
  entrance: inLists(['entrance'], {
    header: 'Вход',
    text: ({ entrance }) => entranceLetter(building, entrance),
    public: { label: () => 'Вход' },
    admin: { label: () => 'Вход' },
    pdf: { width: 28 },
    xlsx: { width: 8 },
    feed: ({ entrance }) => ({ entrance: entranceLetter(building, entrance) }),
  }),
  number: inLists(['number'], {
    header: 'Апартамент',
    text: ({ number }) => number,
    public: { label: () => 'Апартамент' },
    admin: {},
    pdf: { width: 56 },
    xlsx: { width: 14 },
    feed: ({ number }) => ({ number }),
  }),
  floor: inLists(['entrance', 'floor', 'secondaryFloor'], {
    header: 'Етаж',
    text: (row) => floorSpan(building, row),
    // „Партер“ needs no „Етаж“ before it.
    public: {
      label: (row) => (hasFloorName(building, row) ? '' : row.secondaryFloor === null ? 'Етаж' : 'Етажи'),
    },
    admin: {
      label: (row) => (hasFloorName(building, row) ? '' : 'Етаж'),
      text: (row) => floorRange(building, row),
    },
    pdf: { width: 32 },
    xlsx: { width: 8, value: (row) => floorOrSpan(building, row) },
    feed: ({ floor, secondaryFloor }) => ({ floor, secondFloor: secondaryFloor }),
  }),
  type: inLists(['type'], {
    header: 'Тип',
    text: ({ type }) => apartmentTypeName(building, type),
    public: {},
    admin: {},
    pdf: { width: 92 },
    xlsx: { width: 22 },
    feed: ({ type }) => ({ type, typeName: apartmentTypeName(building, type) }),
  }),
  // The living room is a room, but no bedroom.
  rooms: feedOnly(['rooms'], ({ rooms }) => ({ rooms, bedrooms: Math.max(rooms - 1, 0) })),
  exposure: inLists(['exposure'], {
    header: 'Изложение',
    text: ({ exposure }) => exposureLabels[exposure],
    public: {},
    admin: {},
    pdf: { width: 58 },
    xlsx: { width: 16 },
    feed: ({ exposure }) => ({ exposure, exposureName: exposureLabels[exposure] }),
  }),
  netArea: inLists(['netArea'], {
    header: 'Чиста площ',
    text: ({ netArea }) => formatArea(netArea),
    public: { label: () => 'Чиста площ' },
    admin: {},
    pdf: { width: 54, isNumber: true },
    xlsx: {
      width: 17,
      header: fields.netArea.label,
      format: '0.00',
      value: ({ netArea }) => netArea || null,
    },
    feed: ({ netArea }) => ({ netArea: netArea > 0 ? netArea : undefined }),
  }),
  area: inLists(['area'], {
    header: 'Обща площ',
    text: ({ area }) => formatArea(area),
    public: { label: () => 'Обща площ' },
    admin: {},
    pdf: { width: 54, isNumber: true },
    xlsx: { width: 17, header: fields.area.label, format: '0.00', value: ({ area }) => area },
    feed: ({ area }) => ({ area }),
  }),
  hasTerrace: feedOnly(['hasTerrace'], ({ hasTerrace }) => ({ terrace: hasTerrace })),
  price: inLists(['price', 'status'], {
    header: 'Цена',
    text: priceLabel,
    public: {},
    admin: {},
    pdf: { width: 62, isNumber: true, text: listPriceLabel },
    xlsx: {
      width: 16,
      header: fields.price.label,
      format: '#,##0',
      value: (row) => (row.status === 'sold' || isHiddenPrice(row.price) ? listPriceLabel(row) : row.price),
    },
    feed: ({ price }) => ({ price: isHiddenPrice(price) ? undefined : price }),
  }),
  perMetre: inLists(['price', 'area', 'status'], {
    header: 'Цена/м²',
    text: (row) => (row.status === 'sold' ? '' : (formatPricePerMetre(row) ?? '')),
    pdf: { width: 54, isNumber: true },
    xlsx: {
      width: 14,
      header: 'Цена (€/м²)',
      format: '#,##0',
      value: (row) => (row.status === 'sold' ? null : (pricePerMetre(row) ?? null)),
    },
  }),
  status: inLists(['status'], {
    header: 'Статус',
    text: ({ status }) => apartmentStatusLabels[status],
    public: {},
    admin: {},
    pdf: { width: 64 },
    xlsx: { width: 14 },
  }),
  description: feedOnly(['description'], ({ description }) => ({ description })),
  features: feedOnly(['features'], ({ features }) => ({ features })),
}))

type Columns = ReturnType<typeof apartmentColumns>
export type ApartmentColumnName = {
  [Name in keyof Columns]: Columns[Name] extends { header: string } ? Name : never
}[keyof Columns]
type ListField = Columns[ApartmentColumnName]['reads'][number]
type ListRow = Pick<PublicApartment, ListField>
type ListName = 'public' | 'admin' | 'pdf' | 'xlsx'

/**
 * The columns of one list. The properties that a column has for this list override its general header and text.
 */
export function columnsOf<List extends ListName>(building: Building, list: List) {
  return listColumns(building).flatMap(({ name, column }) => {
    const { header, text } = column
    const own = column[list]
    return own ? [{ name, header, text, ...own }] : []
  })
}

/** The fields of an apartment that the columns of at least one list need. */
export function listFields(): ListField[] {
  return [...new Set(listColumns(emptyBuilding).flatMap(({ column }) => column.reads))]
}

function listColumns(building: Building) {
  return Object.entries(apartmentColumns(building)).flatMap(([name, column]) => {
    if (!('header' in column)) return []
    const known: ListColumn<ListRow> & { reads: ListField[] } = column
    return [{ name: name as ApartmentColumnName, column: known }]
  })
}

/** One floor as a number that Excel can calculate with; the two floors of a maisonette as a text. */
export function floorOrSpan(building: Building, apartment: ApartmentFloors): string | number {
  return apartment.secondaryFloor === null ? apartment.floor : floorSpan(building, apartment)
}
