import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import type { Feature, Row, Sheet } from 'write-excel-file/node'
import { cellReference, columnLetters } from '../../domain/sheet/sheet.ts'
import { rowsWithChoices, type WrittenColumn } from './written-sheet.ts'

const listsSheet = 'Списъци'

/**
 * The sheet that holds the choices of all columns, one list in each column; no sheet where there are none. Excel takes
 * a list in the cell's own rule only up to 255 characters, and splits it at commas.
 */
export function choiceLists(columns: readonly WrittenColumn[]): Sheet<Stream | Buffer | Blob>[] {
  const lists = listsOf(columns)
  if (lists.length === 0) return []
  const longest = Math.max(...lists.map(({ choices }) => choices.length))
  const data = Array.from(
    { length: longest },
    (_, row): Row =>
      lists.map(({ choices }) => {
        const value = choices[row]
        if (value === undefined) return null
        return typeof value === 'number' ? { value, type: Number } : { value, type: String }
      }),
  )
  return [{ data, sheet: listsSheet }]
}

/**
 * Adds the drop-down lists to the XML, because write-excel-file cannot write them, and hides the sheet with the
 * choices.
 */
export function offerChoices(columns: readonly WrittenColumn[]): Feature<Stream | Buffer | Blob> {
  const rules = listsOf(columns).map(({ column, choices }, at) => {
    const cells = `${cellReference(1, column)}:${cellReference(rowsWithChoices, column)}`
    const list = columnLetters(at)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Непозната стойност" error="Изберете стойност от списъка." sqref="${cells}"><formula1>'${listsSheet}'!$${list}$1:$${list}$${choices.length}</formula1></dataValidation>`
  })
  if (rules.length === 0) return {}
  const part = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes, index) =>
            tag === 'sheet' && index === 1 ? { ...attributes, state: 'hidden' } : attributes,
        },
        'xl/worksheets/sheet{id}.xml': {
          // The order of elements is fixed: `dataValidations` comes after `sheetData` and before the margins of
          // the page.
          transform: (xml, _, { sheetIndex }) =>
            sheetIndex === 0 ? xml.replace('</sheetData>', () => `</sheetData>${part}`) : xml,
        },
      },
    },
  }
}

function listsOf(columns: readonly WrittenColumn[]) {
  return columns.flatMap(({ choices = [] }, column) => (choices.length > 0 ? [{ column, choices }] : []))
}
