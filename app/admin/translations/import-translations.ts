import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import type { SavedBatch } from '../../../backend/data/records/batches.ts'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { saveTranslations } from '../../../backend/data/translations.ts'
import { listTranslatableTexts } from '../../../backend/data/written-content.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import type { Sheet } from '../../../domain/sheet/sheet.ts'
import {
  maxTranslationRows,
  type PlannedTranslation,
  planTranslations,
  type RefusedRow,
  type RowFault,
  type TranslationPlan,
} from '../../../domain/translations/plan-translations.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { importText } from '../../../text/admin/import.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import type { Fault } from '../form/toast-result.ts'
import { readSentFile } from '../import/import-action.ts'
import { describePlace } from './describe-place.ts'
import { readDictionaries } from './read-dictionaries.ts'
import { sheetHeaders } from './translation-sheet.ts'

const text = translationsText.import

/** A translation of the file as its preview shows it. */
export interface PreviewedTranslation {
  row: number
  language: TranslatedLanguage
  where: string
  source: string
  before: string | undefined
  text: string
}

export interface TranslationPreview {
  /** Stands for everything that would be saved: what was previewed is saved, or nothing. */
  hash: string
  count: number
  /** The first of them; the others are only counted. */
  changes: PreviewedTranslation[]
  refusedCount: number
  refused: { row: number; message: string }[]
}

export interface TranslationImport extends Fault {
  preview?: TranslationPreview
  saved?: SavedBatch
}

const shownChanges = 200
const shownRefusals = 100

interface ImportArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Returns a preview of the file, or saves it. The browser sends the file both times, so that the server stores nothing
 * in between; the hash of the preview shows whether saving would still do what it has shown.
 */
export async function importTranslations({ request, context }: ImportArgs) {
  const refuse = (error: string, status = 422, more: TranslationImport = {}) => {
    context.get(requestContext).setRefusal('import')
    return data<TranslationImport>({ error, ...more }, { status })
  }
  const sent = await readSentFile(request)
  if (typeof sent === 'string') return refuse(importText.refused[sent])
  const { db, spreadsheets } = context.get(backendContext)
  const read = await spreadsheets.read(sent.file)
  if ('refused' in read) return refuse(importText.refused[read.refused], read.refused === 'busy' ? 503 : 422)
  const building = await loadBuilding(context)
  const plan = await planFile(context, read.sheet)
  if (plan === 'no-header') return refuse(text.header)
  if (plan === 'too-many-rows') return refuse(text.tooManyRows(maxTranslationRows))
  const preview = previewOf(building, plan)
  if (!sent.selected) return data<TranslationImport>({ preview })
  const outdated = (now: TranslationPreview) => refuse(text.outdated, 409, { preview: now })
  if (!sent.selected.has(preview.hash)) return outdated(preview)
  try {
    const saved = await saveTranslations(
      db,
      plan.changes.map(({ written, language, revision, text }) => ({
        key: written.key,
        language,
        revision,
        text,
        source: written.text,
      })),
    )
    return data<TranslationImport>({ saved })
  } catch (thrown) {
    if (!(thrown instanceof StaleRevision)) throw thrown
    const anew = await planFile(context, read.sheet)
    return outdated(typeof anew === 'string' ? preview : previewOf(building, anew))
  }
}

async function planFile(context: ImportArgs['context'], { rows }: Sheet) {
  const { db } = context.get(backendContext)
  const [texts, dictionaries] = await Promise.all([listTranslatableTexts(db), readDictionaries(db)])
  return planTranslations(rows, sheetHeaders, texts, dictionaries)
}

function previewOf(building: Building, { changes, refused }: TranslationPlan): TranslationPreview {
  return {
    hash: hashOf(changes),
    count: changes.length,
    changes: changes.slice(0, shownChanges).map(({ row, written, language, before, text }) => ({
      row,
      language,
      where: describePlace(building, written),
      source: written.text,
      before,
      text,
    })),
    refusedCount: refused.length,
    refused: refused.slice(0, shownRefusals).map((row) => ({ row: row.row, message: describeRefusal(row) })),
  }
}

const longestKey = 60

function describeRefusal({ key, fault }: RefusedRow): string {
  if (typeof fault !== 'string')
    return `${translationsText.languages[fault.language]}: ${explainFault(fault.message)}`
  const messages: Record<RowFault, string> = {
    'unknown-key': text.unknownKey(key.slice(0, longestKey)),
    'changed-source': text.changedSource,
    repeated: text.repeated,
    unreadable: text.unreadable,
  }
  return messages[fault]
}

function hashOf(changes: readonly PlannedTranslation[]): string {
  const saved = changes.map(({ written, language, text, revision }) => [
    written.key,
    written.text,
    language,
    text,
    revision,
  ])
  return createHash('sha256').update(JSON.stringify(saved)).digest('base64url')
}
