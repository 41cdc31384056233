import type { FieldRule } from '../record/field-kinds.ts'
import type { LabelledField } from '../record/field-table.ts'
import { type Cell, tooLong } from './sheet.ts'

/** Numbers, days, words and the names of choices are shorter. */
const longestWording = 200

/** How many characters a cell of this field may have. What fits is measured exactly by the field's schema. */
export function longestCell(rule: FieldRule): number {
  switch (rule.kind) {
    case 'text':
      // A line end in a file may be two characters, of which one is kept.
      return rule.max * 2
    case 'lines':
      return rule.most * (rule.max + 2)
    default:
      return longestWording
  }
}

/**
 * The cell, or an error in the place of a text that is longer than its field may be. Nothing else looks at such a
 * text: regular expressions over thousands of them would take the server seconds.
 */
export function withinLength(field: LabelledField | undefined, cell: Cell): Cell {
  if (typeof cell !== 'string' || !field) return cell
  const longest = longestCell(field.rule)
  return cell.length > longest && cell.trim().length > longest ? tooLong : cell
}
