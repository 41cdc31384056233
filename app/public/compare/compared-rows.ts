import { findSunlight } from '../../../backend/sun/sunlight.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { floorSpan } from '../../../domain/apartment/apartment-title.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { sunHours } from '../../../text/public/sun-view.ts'
import { formatPaymentPlan } from '../../home-page/format-buyer-facts.ts'
import type { WindowView } from '../apartment/window-view/find-window-view.ts'

/** What the rows of a comparison are made of. */
interface Sources {
  text: ServerText
  building: Building
  buyer: Pick<BuyerFacts, 'paymentPlan'>
  /** What is seen from the windows, by the apartment's id. */
  views: ReadonlyMap<string, WindowView>
}

interface ComparedRow {
  label(text: ServerText): string
  /** One line for most rows; several for lists such as the features. */
  lines(apartment: PublicApartment, sources: Sources): (string | undefined)[]
  /** Its lines have no order, so that each is marked which another apartment lacks; otherwise the row is. */
  isSet?: true
  /** Above the lines. */
  pictures?(apartment: PublicApartment, sources: Sources): StoredImage[]
}

/** The rows in their order. A new one is one entry; a row that says nothing of any apartment is left out. */
const comparedRows: readonly ComparedRow[] = [
  {
    label: ({ windowView }) => windowView.title,
    lines: ({ id }, { views }) => [views.get(id)?.caption],
    pictures: ({ id }, { views }) => views.get(id)?.slices.map(({ day }) => day) ?? [],
  },
  {
    label: ({ apartmentList }) => apartmentList.columns.price,
    lines: (home, { text }) => [priceLabel(text, home)],
  },
  {
    label: ({ apartmentList }) => apartmentList.columns.perMetre,
    lines: (home, { text }) => [pricePerMetreLabel(text, home)],
  },
  {
    label: ({ apartmentList }) => apartmentList.columns.type,
    lines: ({ type }, { building }) => [apartmentTypeName(building, type)],
  },
  { label: ({ factLabels }) => factLabels.apartment.rooms, lines: ({ rooms }) => [String(rooms)] },
  {
    label: ({ factLabels }) => factLabels.apartment.area,
    lines: ({ area }, { text }) => [text.formats.area(area)],
  },
  {
    label: ({ factLabels }) => factLabels.apartment.netArea,
    lines: ({ netArea }, { text }) => [netArea > 0 ? text.formats.area(netArea) : undefined],
  },
  {
    label: ({ factLabels }) => factLabels.apartment.floor,
    lines: (home, { building }) => [floorSpan(building, home)],
  },
  {
    label: ({ factLabels }) => factLabels.apartment.entrance,
    lines: ({ entrance }, { building }) => [entranceLetter(building, entrance)],
  },
  {
    label: ({ factLabels }) => factLabels.apartment.exposure,
    lines: ({ exposure }, { text }) => [text.labels.exposure[exposure]],
  },
  {
    label: ({ sun }) => sun.title,
    lines: ({ exposure }, { text, building }) => sunHours(text, findSunlight(building, exposure) ?? []),
  },
  {
    label: ({ factLabels }) => factLabels.apartment.hasTerrace,
    lines: ({ hasTerrace }, { text }) => [hasTerrace ? text.factLabels.yes : text.factLabels.no],
  },
  {
    label: ({ compareRows }) => compareRows.paymentPlan,
    lines: ({ price, status }, { text, buyer }) =>
      (status === 'sold' ? [] : formatPaymentPlan(text, buyer.paymentPlan, price)).map(
        ({ share, moment, amount }) => `${share} ${moment}${amount ? `: ${amount}` : ''}`,
      ),
  },
  {
    label: ({ compareRows }) => compareRows.features,
    lines: ({ features }) => [...new Set(features)],
    isSet: true,
  },
]

/** A line of a cell, and whether some of the other apartments lack it. */
export interface ComparedLine {
  text: string
  differs: boolean
}

export interface ComparedRowView {
  label: string
  differs: boolean
  /** A cell for each apartment. */
  cells: ComparedLine[][]
  isSet?: true | undefined
  /** Those of each apartment, where the row has any. */
  pictures?: StoredImage[][]
}

/** All rows with their differences, or only the rows and lines that differ. */
export function describeRows(
  apartments: readonly PublicApartment[],
  sources: Sources,
  onlyDifferences: boolean,
): ComparedRowView[] {
  const rows = comparedRows.map(({ label, lines, isSet, pictures }) => {
    const cells = apartments.map((apartment) =>
      lines(apartment, sources).filter((line) => line !== undefined),
    )
    const shown = pictures && apartments.map((apartment) => pictures(apartment, sources))
    return { label: label(sources.text), isSet, ...markDifferences(cells), ...(shown && { pictures: shown }) }
  })
  return rows
    .filter(({ cells, differs }) => cells.some((lines) => lines.length > 0) && (differs || !onlyDifferences))
    .map((row) => (onlyDifferences ? withoutCommonLines(row) : row))
}

export function markDifferences(
  cells: readonly (readonly string[])[],
): Pick<ComparedRowView, 'cells' | 'differs'> {
  const marked = cells.map((lines) =>
    lines.map((text) => ({ text, differs: cells.some((others) => !others.includes(text)) })),
  )
  return { cells: marked, differs: marked.some((lines) => lines.some(({ differs }) => differs)) }
}

function withoutCommonLines(row: ComparedRowView): ComparedRowView {
  return { ...row, cells: row.cells.map((lines) => lines.filter(({ differs }) => differs)) }
}
