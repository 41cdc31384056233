import type { WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { templateColumns } from '../../../domain/apartment/apartment-template.ts'
import type { Building } from '../../../domain/building/building.ts'
import { apartmentSheet } from '../../../text/admin/sheets.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { sendSheet } from '../export/send-sheet.ts'
import type { Route } from './+types/template'

/** An empty spreadsheet for new apartments, with the building's entrances, floors and types to choose from. */
export async function loader({ context }: Route.LoaderArgs) {
  const sheet = writeTemplate(await loadBuilding(context))
  return sendSheet(context.get(backendContext), sheet, { fileName: 'apartments-template', format: 'xlsx' })
}

const narrowest = 12

function writeTemplate(building: Building): WrittenSheet {
  const sheet = apartmentSheet(building)
  return {
    title: sheet.title,
    columns: templateColumns(building, sheet).map(({ header, choices }) => ({
      header,
      width: Math.max(narrowest, ...[header, ...choices].map((text) => String(text).length + 3)),
      ...(choices.length > 0 && { choices }),
    })),
    rows: [],
  }
}
