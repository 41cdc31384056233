import { data, type RouterContextProvider } from 'react-router'
import type { Database } from '../../../backend/data/database.ts'
import { NotFound, StaleRevision } from '../../../backend/data/record-refusals.ts'
import type { SavedStep } from '../../../backend/data/save-rows.ts'
import { findHeaderRow, type HeaderRefusal } from '../../../domain/sheet/find-header-row.ts'
import { filledRows } from '../../../domain/sheet/plan-import.ts'
import { maxSheetRows, type Sheet } from '../../../domain/sheet/sheet.ts'
import { backendContext, requestContext } from '../../context.ts'
import { importText as text } from '../../text/admin/import.ts'
import type { Fault } from '../form/toast-result.ts'
import { importers, type Plan } from './importers.ts'
import { type ImportPreview, isRowSelected, type PreviewRow, type SentPreview } from './preview.ts'
import { readSentFile } from './read-sent-file.ts'
import { serializePreview } from './serialize-preview.ts'

export interface ImportResult extends Fault {
  preview?: SentPreview
  saved?: SavedImportSummary
}

/** How many rows were saved, and what of it can be taken back as one. */
export interface SavedImportSummary {
  list: ImportPreview['list']
  added: number
  changed: number
  step: SavedStep
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Says what the sent file would change, or saves the selected rows of it. The file comes both times, and all is worked
 * out anew: no server keeps anything in between, and what has become of a row since its preview is seen by its mark.
 */
export async function importAction({ request, context }: Sent) {
  const refusalResponse = (error: string, detail?: string, status = 422) => {
    context.get(requestContext).noteRefusal('import')
    return data<ImportResult>({ error, ...(detail && { detail }) }, { status })
  }
  const sent = await readSentFile(request)
  if (typeof sent === 'string') return refusalResponse(text.refused[sent])
  const { db, spreadsheets } = context.get(backendContext)
  const read = await spreadsheets.read(sent.file)
  if ('refused' in read)
    return refusalResponse(text.refused[read.refused], undefined, read.refused === 'busy' ? 503 : 422)
  const plan = await planFile(db, read.sheet)
  if ('error' in plan) return refusalResponse(plan.error, plan.detail)
  if (!sent.selected) return data<ImportResult>({ preview: await plan.toPreview() })
  return saveSelected(plan, sent.selected, async () => {
    const anew = await planFile(db, read.sheet)
    return 'toPreview' in anew ? anew.toPreview() : plan.toPreview()
  })
}

interface FilePlan extends Pick<Plan, 'rows' | 'save'> {
  list: ImportPreview['list']
  toPreview(): Promise<SentPreview>
}

async function planFile(
  db: Database,
  { rows, others }: Sheet,
): Promise<FilePlan | { error: string; detail?: string }> {
  const head = findHeaderRow(rows, importers)
  if ('refused' in head) return explainHead(head)
  const filled = filledRows(head, rows).length
  if (filled === 0) return { error: text.noRows }
  if (filled > maxSheetRows) return { error: text.tooManyRows(filled, maxSheetRows) }
  const { kind, unknown, moreUnknown } = head
  const plan = await kind.plan(db, head, rows)
  const { list, isPriceList } = kind
  const { columns, same } = plan
  const about = { list, isPriceList, columns, same, unknown, moreUnknown, otherSheets: others }
  return {
    list,
    toPreview: async () => ({ ...about, ...(await serializePreview(plan.rows())) }),
    rows: plan.rows,
    save: plan.save,
  }
}

function explainHead(refusal: HeaderRefusal) {
  if (refusal.refused === 'twice') return { error: text.columnTwice(refusal.head, refusal.columns) }
  return { error: text.head[refusal.refused], detail: text.headAdvice }
}

/** All of them, or none. */
async function saveSelected(
  { list, rows, save, toPreview }: FilePlan,
  selected: ReadonlySet<string>,
  lookAgain: () => Promise<SentPreview>,
) {
  const wanted = selectedRows(rows(), selected)
  const outdated = (now: SentPreview) =>
    data<ImportResult>({ error: text.outdated, detail: text.outdatedAdvice, preview: now }, { status: 409 })
  if (wanted.length !== selected.size) return outdated(await toPreview())
  try {
    const step = await save(wanted)
    const added = wanted.filter(({ kind }) => kind === 'added').length
    return data<ImportResult>({ saved: { list, added, changed: wanted.length - added, step } })
  } catch (error) {
    if (error instanceof StaleRevision || error instanceof NotFound) return outdated(await lookAgain())
    throw error
  }
}

function selectedRows(rows: Iterable<PreviewRow>, selected: ReadonlySet<string>) {
  const wanted: Pick<PreviewRow, 'kind' | 'row'>[] = []
  for (const previewed of rows)
    if (isRowSelected(selected, previewed)) wanted.push({ kind: previewed.kind, row: previewed.row })
  return wanted
}
