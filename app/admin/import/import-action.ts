import { data, type RouterContextProvider } from 'react-router'
import type { Database } from '../../../backend/data/database.ts'
import type { SavedBatch } from '../../../backend/data/records/batches.ts'
import { NotFound, StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { DraftRefused } from '../../../backend/data/reservations/draft-rule.ts'
import type { Building } from '../../../domain/building/building.ts'
import { isConfirmed, questionOf } from '../../../domain/record/warning.ts'
import { type SentMapping, sentMappingSchema, unreadColumns } from '../../../domain/sheet/column-mapping.ts'
import type { NamedKind } from '../../../domain/sheet/header-names.ts'
import { filledRows } from '../../../domain/sheet/plan-import.ts'
import { isEmptyCell, maxSheetFileBytes, maxSheetRows, type Sheet } from '../../../domain/sheet/sheet.ts'
import type { HeaderRow } from '../../../domain/sheet/sheet-kind.ts'
import { importText as text } from '../../../text/admin/import.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import { readParts } from '../../forms/read-form.ts'
import type { Fault } from '../form/toast-result.ts'
import type { ColumnsView } from './columns-view.ts'
import { createGiveWay } from './give-way.ts'
import type { Plan } from './importers.ts'
import { mapColumns } from './map-columns.ts'
import {
  deserializePreview,
  type ImportPreview,
  isRowSelected,
  type PreviewRow,
  type RowKind,
  type SentPreview,
} from './preview.ts'

interface SentFile {
  file: ArrayBuffer
  /** The selected rows of the preview; undefined where a preview is requested. */
  selected: ReadonlySet<string> | undefined
  /** The warnings that the person has confirmed. */
  confirmed: string
  /** What the columns hold; undefined where that is to be guessed. */
  mapping: SentMapping | undefined
}

/**
 * How much the list of selected rows may add to a request: enough for the numbers and hashes of all rows of the
 * largest file.
 */
const maxSelectedBytes = 512 * 1024
/** Fields and their columns as JSON take a tenth of it. */
const maxMappingLength = 10_000

/** The file and three texts, with room for what a browser or its extensions may add. */
const maxParts = 10

export async function readSentFile(
  request: Request,
): Promise<SentFile | 'too-large' | 'malformed' | 'mapping'> {
  const form = await readParts(request, { maxBytes: maxSheetFileBytes + maxSelectedBytes, maxParts })
  if (!(form instanceof FormData)) return form === 'too-large' ? form : 'malformed'
  const [file, selected, sentMapping] = [form.get('file'), form.get('chosen'), form.get('mapping')]
  const confirmed = form.get('confirmed') ?? ''
  if (!(file instanceof File) || selected instanceof File || confirmed instanceof File) return 'malformed'
  if (file.size > maxSheetFileBytes) return 'too-large'
  const mapping = parseMapping(sentMapping)
  if (mapping === 'invalid') return 'mapping'
  return {
    file: await file.arrayBuffer(),
    confirmed,
    selected: typeof selected === 'string' ? new Set(selected.split(' ')) : undefined,
    mapping,
  }
}

function parseMapping(sent: FormDataEntryValue | null | undefined): SentMapping | undefined | 'invalid' {
  if (sent === null || sent === undefined) return undefined
  if (typeof sent !== 'string' || sent.length > maxMappingLength) return 'invalid'
  try {
    return sentMappingSchema.safeParse(JSON.parse(sent)).data ?? 'invalid'
  } catch {
    return 'invalid'
  }
}

/** How many refused or conflicting rows a preview lists; the others are only counted. */
const maxRefusedRows = 300

export async function serializePreview(
  rows: Iterable<PreviewRow>,
): Promise<Pick<SentPreview, 'rows' | 'counts'>> {
  const counts: Record<RowKind, number> = { refused: 0, conflict: 0, changed: 0, added: 0 }
  const serialized: string[] = []
  const giveWay = createGiveWay()
  for (const row of rows) {
    const { kind } = row
    counts[kind]++
    if (kind === 'changed' || kind === 'added' || counts[kind] <= maxRefusedRows)
      serialized.push(JSON.stringify(row))
    await giveWay()
  }
  return { rows: `[${serialized.join()}]`, counts }
}

export interface ImportResult extends Fault {
  columns?: ColumnsView
  /** Absent where the columns do not say yet which record each row is about. */
  preview?: SentPreview
  saved?: SavedImportSummary
}

/** How many rows were saved, and the batch that reverts them. */
export interface SavedImportSummary {
  list: ImportPreview['list']
  added: number
  changed: number
  batch: SavedBatch
}

interface ImportArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Returns a preview of the file, or saves its selected rows. The browser sends the file both times, so that the
 * server stores nothing in between. The hash of a row shows whether saving it would still do what the preview
 * has shown.
 */
export async function importAction({ request, context }: ImportArgs) {
  const refusalResponse = (error: string, detail?: string, status = 422) => {
    context.get(requestContext).setRefusal('import')
    return data<ImportResult>({ error, ...(detail && { detail }) }, { status })
  }
  const sent = await readSentFile(request)
  if (typeof sent === 'string') return refusalResponse(text.refused[sent])
  const { db, spreadsheets } = context.get(backendContext)
  const read = await spreadsheets.read(sent.file)
  if ('refused' in read)
    return refusalResponse(text.refused[read.refused], undefined, read.refused === 'busy' ? 503 : 422)
  const building = await loadBuilding(context)
  const plan = await planFile(building, db, read.sheet, sent.mapping)
  if ('error' in plan) return refusalResponse(plan.error, plan.detail)
  if (!('toPreview' in plan)) return data<ImportResult>(plan)
  if (!sent.selected) return data<ImportResult>({ columns: plan.columns, preview: await plan.toPreview() })
  return saveSelected(plan, { selected: sent.selected, confirmed: sent.confirmed }, async () => {
    const anew = await planFile(building, db, read.sheet, sent.mapping)
    return 'toPreview' in anew ? anew.toPreview() : plan.toPreview()
  })
}

export interface FilePlan extends Pick<Plan, 'rows' | 'listWarnings' | 'save'> {
  list: ImportPreview['list']
  columns: ColumnsView
  toPreview(): Promise<SentPreview>
  remember(): Promise<void>
}

async function planFile(
  building: Building,
  db: Database,
  { rows, others }: Sheet,
  sent: SentMapping | undefined,
): Promise<FilePlan | { columns: ColumnsView } | { error: string; detail?: string }> {
  if (rows.every((cells) => cells.every(isEmptyCell)))
    return { error: text.emptySheet, ...(others > 0 && { detail: text.emptySheetAdvice }) }
  const giveWay = createGiveWay()
  const mapped = await mapColumns(building, db, rows, sent)
  if (mapped === 'invalid') return { error: text.refused.mapping }
  if (mapped === 'no-rows') return { error: text.noRows }
  if ('unknown' in mapped) return { columns: mapped.unknown }
  const { table, importer, header, view, remember } = mapped
  const filled = (await filledRows(header, rows, giveWay)).length
  if (filled === 0) return { error: text.noRows }
  if (filled > maxSheetRows) return { error: text.tooManyRows(filled, maxSheetRows) }
  if (!mapped.isReady) return { columns: view }
  const { list } = importer
  const plan = await importer.plan(db, header, rows)
  const { columns, same, missing } = plan
  const about = {
    list,
    hasIds: header.columns.has('id'),
    hasValues: hasValueColumns(header),
    columns,
    same,
    ...(missing && { missing }),
    ...unreadColumns(header.kind, table, header.columns),
    otherSheets: others,
  }
  return {
    list,
    columns: view,
    toPreview: async () => ({ ...about, ...(await serializePreview(plan.rows())) }),
    rows: plan.rows,
    listWarnings: plan.listWarnings,
    save: plan.save,
    remember,
  }
}

/** Whether the file has a column besides those that say which record a row is about. */
function hasValueColumns({ columns, kind }: HeaderRow<NamedKind>): boolean {
  const naming = ['id', 'revision', ...kind.identityFields]
  return [...columns.keys()].some((name) => !naming.includes(name))
}

/**
 * Saves all selected rows or none. If a row has changed since the preview, nothing is saved, and a new preview
 * is returned.
 */
export async function saveSelected(
  { list, columns, rows, listWarnings, save, toPreview, remember }: FilePlan,
  { selected, confirmed }: { selected: ReadonlySet<string>; confirmed: string },
  planAgain: () => Promise<SentPreview>,
) {
  const wanted = selectedRows(rows(), selected)
  const outdated = (now: SentPreview) => {
    const detail = [explainRefused(now, selected), text.outdatedAdvice].filter(Boolean).join(' ')
    return data<ImportResult>({ error: text.outdated, detail, columns, preview: now }, { status: 409 })
  }
  if (wanted.length !== selected.size) return outdated(await toPreview())
  const warnings = listWarnings(wanted)
  if (!isConfirmed(warnings, confirmed))
    return data<ImportResult>({ question: questionOf(warnings) }, { status: 422 })
  const batch = await save(wanted).catch((error) => {
    const isOutdated =
      error instanceof StaleRevision || error instanceof NotFound || error instanceof DraftRefused
    if (isOutdated) return undefined
    throw error
  })
  if (!batch) return outdated(await planAgain())
  // The rows are saved, whatever happens to the columns: those are guessed again for the next file.
  await remember().catch((error) => console.error('The columns of an import could not be remembered', error))
  const added = wanted.filter(({ kind }) => kind === 'added').length
  return data<ImportResult>({ saved: { list, added, changed: wanted.length - added, batch } })
}

function selectedRows(rows: Iterable<PreviewRow>, selected: ReadonlySet<string>) {
  const wanted: Pick<PreviewRow, 'kind' | 'row'>[] = []
  for (const previewed of rows)
    if (isRowSelected(selected, previewed)) wanted.push({ kind: previewed.kind, row: previewed.row })
  return wanted
}

const maxNamed = 5

/** Names the selected records that the new preview refuses, such as an apartment that was reserved meanwhile. */
function explainRefused(now: SentPreview, selected: ReadonlySet<string>): string | undefined {
  const rows = new Set([...selected].map((row) => Number.parseInt(row, 10)))
  const names = deserializePreview(now)
    .rows.filter(({ kind, row, name }) => kind === 'refused' && rows.has(row) && name !== '')
    .map(({ name }) => name)
  if (names.length === 0) return undefined
  return text.nowRefused(names.slice(0, maxNamed), Math.max(0, names.length - maxNamed))
}
