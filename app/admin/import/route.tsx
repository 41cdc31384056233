import { importText as text } from '../../text/admin/import.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { FileChoice } from './file-choice.tsx'
import { type ImportResult, importAction } from './import-action.ts'
import type { ImportPreview } from './preview.ts'
import { PreviewForm } from './preview-form.tsx'
import { SavedImport } from './saved-import.tsx'
import { useImport } from './use-import.ts'

export function action({ request, context }: Route.ActionArgs) {
  return importAction({ request, context })
}

export const shouldRevalidate = revalidateUnlessFailed

/** The page itself says what came of it, where the file was selected. */
export const clientAction = toastResult<ImportResult>(() => ({ quiet: true, failed: text.failed }))

export default function Import() {
  const { preview, fileName, fault, saved, busy, open, apply } = useImport()
  return (
    <Screen title={text.title}>
      <FileChoice fileName={fileName} isDisabled={busy !== undefined} onFile={open} />
      <div role="status" className="mt-3 mb-5 min-h-6 font-semibold text-sea-800">
        {busy && text[busy]}
        {saved && <SavedImport key={saved.step.batch} {...saved} />}
      </div>
      {fault && (
        <div role="alert" className="mb-6 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold">
          <p className="font-semibold">{fault.error}</p>
          {fault.detail && <p className="mt-1">{fault.detail}</p>}
        </div>
      )}
      {preview && (
        <PreviewForm key={previewKey(preview)} preview={preview} isBusy={busy !== undefined} apply={apply} />
      )}
    </Screen>
  )
}

/** Another preview begins with a choice of its own. */
function previewKey({ rows }: ImportPreview): string {
  return rows.map(({ row, mark }) => `${row}${mark}`).join()
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={text.failed} />
}
