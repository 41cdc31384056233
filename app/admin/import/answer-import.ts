import { data, type RouterContextProvider } from 'react-router'
import type { Database } from '../../../backend/data/database.ts'
import { NotFound, StaleRevision } from '../../../backend/data/record-refusals.ts'
import type { SavedStep } from '../../../backend/data/save-rows.ts'
import { findHead, type HeadRefusal } from '../../../domain/sheet/find-head.ts'
import { filledRows } from '../../../domain/sheet/plan-import.ts'
import { mostSheetRows, type Sheet } from '../../../domain/sheet/sheet.ts'
import { backendContext, requestContext } from '../../context.ts'
import { importText as text } from '../../text/office/import.ts'
import type { Fault } from '../form/tell-result.ts'
import { importers } from './importers.ts'
import { isChosen, listRows, type Preview } from './preview.ts'
import { readSentFile } from './read-sent-file.ts'

export interface ImportAnswer extends Fault {
  preview?: Preview
  saved?: SavedImport
}

/** How many rows were saved, and what of it can be taken back as one. */
export interface SavedImport {
  list: Preview['list']
  added: number
  changed: number
  step: SavedStep
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Says what the sent file would change, or saves the chosen rows of it. The file comes both times, and all is worked
 * out anew: no server keeps anything in between, and what has become of a row since its preview is seen by its mark.
 */
export async function answerImport({ request, context }: Sent) {
  const refuse = (error: string, detail?: string, status = 422) => {
    context.get(requestContext).noteRefusal('import')
    return data<ImportAnswer>({ error, ...(detail && { detail }) }, { status })
  }
  const sent = await readSentFile(request)
  if (typeof sent === 'string') return refuse(text.refused[sent])
  const { db, spreadsheets } = context.get(backendContext)
  const read = await spreadsheets.read(sent.file)
  if ('refused' in read)
    return refuse(text.refused[read.refused], undefined, read.refused === 'busy' ? 503 : 422)
  const plan = await planFile(db, read.sheet)
  if ('error' in plan) return refuse(plan.error, plan.detail)
  if (!sent.chosen) return data<ImportAnswer>({ preview: plan.preview })
  return saveChosen(plan, sent.chosen, async () => {
    const anew = await planFile(db, read.sheet)
    return 'preview' in anew ? anew.preview : plan.preview
  })
}

type FilePlan = { preview: Preview; save(rows: Preview['rows']): Promise<SavedStep> }

async function planFile(
  db: Database,
  { rows, others }: Sheet,
): Promise<FilePlan | { error: string; detail?: string }> {
  const head = findHead(rows, importers)
  if ('refused' in head) return explainHead(head)
  const filled = filledRows(head, rows).length
  if (filled === 0) return { error: text.noRows }
  if (filled > mostSheetRows) return { error: text.tooManyRows(filled, mostSheetRows) }
  const { kind, unknown, moreUnknown } = head
  const plan = await kind.plan(db, head, rows)
  const listed = listRows(plan.rows)
  return {
    preview: { list: kind.list, ...listed, same: plan.same, unknown, moreUnknown, otherSheets: others },
    save: plan.save,
  }
}

function explainHead(refusal: HeadRefusal) {
  if (refusal.refused === 'twice') return { error: text.columnTwice(refusal.head, refusal.columns) }
  return { error: text.head[refusal.refused], detail: text.headAdvice }
}

/** All of them, or none. */
async function saveChosen(
  { preview, save }: FilePlan,
  chosen: ReadonlySet<string>,
  lookAgain: () => Promise<Preview>,
) {
  const rows = preview.rows.filter((row) => isChosen(chosen, row))
  const outdated = (now: Preview) =>
    data<ImportAnswer>({ error: text.outdated, detail: text.outdatedAdvice, preview: now }, { status: 409 })
  if (rows.length !== chosen.size) return outdated(preview)
  try {
    const step = await save(rows)
    const added = rows.filter(({ kind }) => kind === 'added').length
    return data<ImportAnswer>({ saved: { list: preview.list, added, changed: rows.length - added, step } })
  } catch (error) {
    if (error instanceof StaleRevision || error instanceof NotFound) return outdated(await lookAgain())
    throw error
  }
}
