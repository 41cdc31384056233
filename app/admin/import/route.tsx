import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Question } from '../../../domain/record/warning.ts'
import { maxSheetFileBytes } from '../../../domain/sheet/sheet.ts'
import { generateText } from '../../../text/admin/generate.ts'
import { importText as text } from '../../../text/admin/import.ts'
import { columnsText } from '../../../text/admin/import-columns.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { WarningsDialog } from '../form/save-question.tsx'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { type ChosenColumns, ColumnPanel, shownColumns } from './column-panel.tsx'
import type { ColumnsView } from './columns-view.ts'
import { copyToMemory, FileChoice } from './file-choice.tsx'
import { type ImportResult, importAction, type SavedImportSummary as Saved } from './import-action.ts'
import { deserializePreview, type ImportPreview, joinSelected, type SelectedRow } from './preview.ts'
import { PreviewForm } from './preview-form.tsx'
import { TemplateLink } from './template-link.tsx'
import { useUndoBatch } from './use-undo-batch.tsx'

export function action({ request, context }: Route.ActionArgs) {
  return importAction({ request, context })
}

export const shouldRevalidate = revalidateUnlessFailed

/** Shows no toast, because the page shows the result itself. */
export const clientAction = toastResult<ImportResult>(() => ({ quiet: true, failed: text.failed }))

export default function Import() {
  const { preview, columns, answer, fileName, fault, question, saved, busy, ...run } = useImport()
  // The answer whose columns the person has changed: the next answer's columns are not.
  const [changed, setChanged] = useState(0)
  const isChanged = changed === answer
  return (
    <Screen title={text.title}>
      {!fileName && <Advice />}
      <FileChoice fileName={fileName} isDisabled={busy !== undefined} onFile={run.open} />
      <div role="status" className="mt-3 mb-5 min-h-6 font-semibold text-sea-800">
        {busy && text[busy]}
        {saved && <SavedImport key={saved.batch.batch} {...saved} />}
      </div>
      {fault && (
        <div role="alert" className="mb-6 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold">
          <p className="font-semibold">{fault.error}</p>
          {fault.detail && <p className="mt-1">{fault.detail}</p>}
        </div>
      )}
      {columns && (
        <ColumnPanel
          key={answer}
          view={columns}
          isBusy={busy !== undefined}
          isChanged={isChanged}
          onChange={(isChosen) => setChanged(isChosen ? answer : 0)}
          apply={run.chooseColumns}
        />
      )}
      {columns && isChanged && <p className="text-sea-800">{columnsText.changed}</p>}
      {preview && !isChanged && (
        <PreviewForm
          key={previewKey(preview)}
          preview={preview}
          isBusy={busy !== undefined}
          apply={run.apply}
        />
      )}
      {question && <WarningsDialog question={question} onDecide={run.decide} />}
    </Screen>
  )
}

/** The React key of the preview form: another preview remounts the form and resets its selection. */
function previewKey({ rows }: ImportPreview): string {
  return rows.map(({ row, rowHash }) => `${row}${rowHash}`).join()
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={text.failed} />
}

function SavedImport({ list, added, changed, batch }: Saved) {
  const { isUndone, undoButton } = useUndoBatch(batch, bulkText.count[list](batch.size))
  const stays = added + changed - batch.size
  return (
    <>
      <p>{text.saved({ list, added, changed })}</p>
      {isUndone && <p>{added > 0 ? text.undone : text.undoneChanges(batch.size)}</p>}
      {batch.size > 0 && stays > 0 && !isUndone && <p className="font-normal">{text.undoLeaves(stays)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to={href(list === 'apartments' ? '/admin/apartments' : '/admin/parking')} className={button()}>
          {text.toList[list]}
        </Link>
        {undoButton}
        <Link to={href('/admin/history')} className={button({ kind: 'quiet' })}>
          {text.toHistory}
        </Link>
      </div>
    </>
  )
}

/** What goes along with the file. */
interface Sent {
  selected?: readonly SelectedRow[]
  confirmed?: string
  chosen?: ChosenColumns
}

/** Sends a file for its preview, again with other columns, and once more with the selected rows. */
function useImport() {
  const fetcher = useFetcher<ImportResult>()
  const result = fetcher.data
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<Fault>()
  const [question, setQuestion] = useState<Question>()
  const [applied, setApplied] = useState<readonly SelectedRow[]>([])
  const [preview, setPreview] = useState<ImportPreview>()
  const [columns, setColumns] = useState<ColumnsView>()
  const [answer, setAnswer] = useState(1)
  const [handled, setHandled] = useState(result)
  if (result !== handled) {
    setHandled(result)
    setFault(result?.error ? result : undefined)
    setQuestion(result?.question)
    // A lost response leaves the preview on the screen, so that the same rows can be sent again.
    if (result?.columns || result?.saved) {
      setPreview(result.preview && deserializePreview(result.preview))
      setColumns(result.columns)
      setAnswer(answer + 1)
    }
  }

  const send = (sent: File, { selected, chosen, confirmed }: Sent = {}) => {
    const form = new FormData()
    form.set('file', sent)
    if (chosen) form.set('mapping', JSON.stringify(chosen))
    if (selected) form.set('chosen', joinSelected(selected))
    if (confirmed) form.set('confirmed', confirmed)
    setFault(undefined)
    setQuestion(undefined)
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const apply = (selected: readonly SelectedRow[], confirmed = '') => {
    if (file && columns?.list)
      send(file, { selected, confirmed, chosen: shownColumns(columns.list, columns) })
  }
  const isBusy = fetcher.state !== 'idle'
  return {
    preview,
    columns,
    /** Counts the previews, so that what was chosen for one does not stay for the next. */
    answer,
    fileName: columns && file?.name,
    fault: isBusy ? undefined : fault,
    saved: columns || isBusy ? undefined : result?.saved,
    busy: isBusy ? (fetcher.formData?.has('chosen') ? ('saving' as const) : ('reading' as const)) : undefined,
    async open(picked: File) {
      setPreview(undefined)
      setColumns(undefined)
      setFile(undefined)
      if (picked.size > maxSheetFileBytes) return setFault({ error: text.refused['too-large'] })
      const copy = await copyToMemory(picked)
      if (!copy) return setFault({ error: text.refused.malformed })
      setFile(copy)
      send(copy)
    },
    question,
    apply(selected: readonly SelectedRow[]) {
      setApplied(selected)
      apply(selected)
    },
    decide(isConfirmed: boolean) {
      setQuestion(undefined)
      if (question && isConfirmed) apply(applied, question.confirmation)
    },
    chooseColumns(chosen: ChosenColumns) {
      if (file) send(file, { chosen })
    },
  }
}

function Advice() {
  return (
    <div className="mb-5 max-w-3xl">
      <p>{text.intro}</p>
      <ul className="mt-2 list-disc pl-5 text-sea-800">
        {text.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <TemplateLink />
        <p className="min-w-0 text-sea-800">{text.templateAdvice}</p>
        <Link to={href('/admin/apartments/generate')} className={button({ kind: 'quiet' })}>
          {generateText.title}
        </Link>
      </div>
    </div>
  )
}
