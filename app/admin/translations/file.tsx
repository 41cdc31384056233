import { Download } from 'lucide-react'
import { useState } from 'react'
import { Form, href, Link, useFetcher } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findLastExport } from '../../../backend/data/exported-texts.ts'
import type { SavedBatch } from '../../../backend/data/records/batches.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { maxSheetFileBytes } from '../../../domain/sheet/sheet.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { importText } from '../../../text/admin/import.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { copyToMemory, FileChoice } from '../import/file-choice.tsx'
import { useUndoBatch } from '../import/use-undo-batch.tsx'
import type { Route } from './+types/file'
import { importTranslations, type TranslationImport } from './import-translations.ts'
import { TranslationPreviewList } from './translation-preview.tsx'
import { TranslationsTabs } from './translations-tabs.tsx'

const { export: exportText, import: text } = translationsText

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  return { versions: await versionsOf(db, 'translations'), lastExport: await findLastExport(db) }
}

export function action({ request, context }: Route.ActionArgs) {
  return importTranslations({ request, context })
}

/** Shows no toast, because the page shows the result itself. */
export const clientAction = toastResult<TranslationImport>(() => ({ quiet: true, failed: text.failed }))

export const shouldRevalidate = revalidateUnlessFailed

export default function TranslationFile({ loaderData: { versions, lastExport } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.translations} action={<TranslationsTabs />}>
      <div className="grid gap-6">
        <FormSection title={exportText.title}>
          <p className="max-w-3xl text-sea-800">{exportText.about}</p>
          <p className="mt-1 text-sm text-sea-700">
            {lastExport ? exportText.last(formatDateTime(lastExport)) : exportText.never}
          </p>
          <Form method="post" action={href('/admin/translations/export')} reloadDocument className="mt-4">
            <button type="submit" className={button()}>
              <Download className="size-5" aria-hidden="true" />
              {exportText.download}
            </button>
          </Form>
        </FormSection>
        <FormSection title={text.title}>
          <ul className="mb-4 max-w-3xl list-disc pl-5 text-sea-800">
            {text.about.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ImportedFile />
        </FormSection>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.translations} message={errors.load.translations} />
}

function ImportedFile() {
  const { file, preview, fault, saved, busy, open, save } = useTranslationFile()
  return (
    <>
      <FileChoice fileName={preview && file?.name} isDisabled={busy !== undefined} onFile={open} />
      <div role="status" className="mt-3 min-h-6 font-semibold text-sea-800">
        {busy && importText[busy]}
        {saved && <SavedTranslations key={saved.batch} saved={saved} />}
        {preview?.count === 0 && text.nothing}
      </div>
      {fault && (
        <div role="alert" className="mt-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold">
          <p className="font-semibold">{fault.error}</p>
          {fault.detail && <p className="mt-1">{fault.detail}</p>}
        </div>
      )}
      {preview && <TranslationPreviewList preview={preview} isBusy={busy !== undefined} onSave={save} />}
    </>
  )
}

function SavedTranslations({ saved }: { saved: SavedBatch }) {
  const { isUndone, undoButton } = useUndoBatch(saved, text.what(saved.size))
  return (
    <>
      <p>{text.saved(saved.size)}</p>
      {isUndone && <p>{text.undone}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {undoButton}
        <Link
          to={`${href('/admin/history')}?${new URLSearchParams({ batch: saved.batch })}`}
          className={button({ kind: 'quiet' })}
        >
          {importText.toHistory}
        </Link>
      </div>
    </>
  )
}

/** Sends a file for its preview, and once more to save what the preview shows. */
function useTranslationFile() {
  const fetcher = useFetcher<TranslationImport>()
  const [file, setFile] = useState<File>()
  const [wrongFile, setWrongFile] = useState<Fault>()
  const isBusy = fetcher.state !== 'idle'
  const result = file && !wrongFile ? fetcher.data : undefined
  // A lost response leaves the preview on the screen, so that the same file can be saved again.
  const [preview, setPreview] = useState<TranslationImport['preview']>()
  const [handled, setHandled] = useState(result)
  if (result !== handled) {
    setHandled(result)
    if (result && !result.canRetry) setPreview(result.preview)
  }
  const send = (sent: File, chosen?: string) => {
    const form = new FormData()
    form.set('file', sent)
    if (chosen) form.set('chosen', chosen)
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const isSaving = fetcher.formData?.has('chosen')
  return {
    file,
    preview,
    fault: isBusy ? undefined : (wrongFile ?? (result?.error ? result : undefined)),
    saved: isBusy ? undefined : result?.saved,
    busy: isBusy ? (isSaving ? ('saving' as const) : ('reading' as const)) : undefined,
    async open(picked: File) {
      setPreview(undefined)
      setWrongFile(undefined)
      const isTooLarge = picked.size > maxSheetFileBytes
      const copy = isTooLarge ? undefined : await copyToMemory(picked)
      if (!copy) return setWrongFile({ error: importText.refused[isTooLarge ? 'too-large' : 'malformed'] })
      setFile(copy)
      send(copy)
    },
    save() {
      if (file && preview) send(file, preview.hash)
    },
  }
}
