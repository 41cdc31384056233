import { parkingSheet } from '../../../domain/parking/parking-sheet.ts'
import { backendContext } from '../../context.ts'
import { answerExport } from '../export/answer-export.ts'
import type { Route } from './+types/export'
import { listForOffice } from './office-list.ts'

/** The parking places that the list shows, with their internal notes: this door is closed to agents. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { spots } = await listForOffice(context.get(backendContext).db, query)
  return answerExport({ request, context }, { kind: parkingSheet, records: spots, fileName: 'parkomesta' })
}
