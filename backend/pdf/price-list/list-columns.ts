import type { Building } from '../../../domain/building/building.ts'
import { columnsOf } from '../../../text/public/apartment-columns.ts'
import type { PublicText } from '../../../text/public/public-text.ts'

export type ListColumn = ReturnType<typeof columnsOf<'pdf'>>[number]

/** The columns of the price list, with the texts of its cells. */
export function listColumns(text: PublicText, building: Building): ListColumn[] {
  return columnsOf(text, building, 'pdf')
}
