import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import writeXlsxFile, { type Feature, type Row } from 'write-excel-file/node'
import { withoutOwnMark } from './cell-mark.ts'
import { choiceLists, offerChoices } from './choice-lists.ts'
import { isMoment } from './write-csv.ts'
import type { WrittenSheet } from './written-sheet.ts'

const dateFormats = { day: 'dd.mm.yyyy', moment: 'dd.mm.yyyy hh:mm' }

/**
 * Returns an .xlsx file with these sheets. Their header rows are bold and, like their first columns, stay in view. Only
 * the first sheet may have hidden columns and choices.
 */
export async function writeXlsx(first: WrittenSheet, ...others: WrittenSheet[]): Promise<Uint8Array> {
  const { columns } = first
  const hidden = new Set(columns.flatMap(({ isHidden }, at) => (isHidden ? [at] : [])))
  return writeXlsxFile([...[first, ...others].map(pageOf), ...choiceLists(columns)], {
    features: [hideColumns(hidden), offerChoices(columns)],
  }).toBuffer()
}

function pageOf({ title, columns, rows }: WrittenSheet) {
  const header: Row = columns.map(({ header }) => ({ value: header, fontWeight: 'bold', wrap: true }))
  // Beside a text of many lines, short ones stand where it begins.
  const place = columns.some(({ isWrapped }) => isWrapped) ? { alignVertical: 'top' as const } : {}
  const body = rows.map(
    (cells): Row =>
      cells.map((value, at) => {
        if (value === null || value === '') return null
        const { format, isWrapped, kind } = columns[at] ?? {}
        if (typeof value === 'string' && isMoment(value, kind))
          return {
            value: new Date(`${value.replace(' ', 'T')}Z`),
            type: Date,
            format: dateFormats[kind],
            ...place,
          }
        if (typeof value === 'string')
          return {
            value: escapePrototypeKey(withoutOwnMark(value)),
            type: String,
            ...place,
            ...(isWrapped && { wrap: true }),
          }
        return { value, type: Number, ...place, ...(format && { format }) }
      }),
  )
  return {
    data: [header, ...body],
    sheet: title,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }
}

/**
 * Appends a space, which readers trim, to texts such as „toString“ and „__proto__“. write-excel-file counts
 * texts in a plain object, which has these properties already, and would write a broken file.
 */
function escapePrototypeKey(text: string): string {
  return text in {} ? `${text} ` : text
}

function hideColumns(hidden: ReadonlySet<number>): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) =>
            tag === 'col' && sheetIndex === 0 && index !== undefined && hidden.has(index)
              ? { ...attributes, hidden: 1 }
              : attributes,
        },
      },
    },
  }
}
