import { columnsOf } from '../../../domain/apartment/apartment-columns.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { PublicText } from '../../../text/public/public-text.ts'

export type ListColumn = ReturnType<typeof columnsOf<'pdf'>>[number]

/** The columns of the price list, with the texts of its cells. */
export function listColumns(_text: PublicText, building: Building): ListColumn[] {
  return columnsOf(building, 'pdf')
}
