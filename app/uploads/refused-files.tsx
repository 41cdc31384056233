import { X } from 'lucide-react'
import { shownName } from '../../domain/files/file-name.ts'
import type { Uploader } from '../../domain/files/upload-rules.ts'
import { explainUploadRefusal, uploadsText } from '../text/admin/uploads.ts'
import { bulgarianFirst } from '../text/bulgarian-first.ts'
import { button } from '../ui/button.ts'

/** Files that were turned away for the same reasons. */
export interface FileRefusal {
  files: File[]
  codes: string[]
}

interface RefusedFilesProps {
  uploader: Uploader
  refusals: FileRefusal[]
  /** Fit to be sent all the same, if the person says so: only too many for one drop. */
  held: File[]
  sendHeld(): void
  dismiss(): void
}

/** Which files are not taken and why, and what can be done about it. */
export function RefusedFiles({ uploader, refusals, held, sendHeld, dismiss }: RefusedFilesProps) {
  if (refusals.length === 0) return null
  return (
    <div
      role="alert"
      className="mt-2 flex gap-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold"
    >
      <ul aria-label={uploadsText.refusedFiles} className="grid min-w-0 flex-1 gap-2">
        {refusals.map(({ files, codes }) => (
          <li key={codes.join()}>
            <p className="font-semibold wrap-anywhere">
              {uploadsText.names(files.map(({ name }) => shownName(name)))}
            </p>
            {codes.map((code) => {
              const { message, detail } = explainUploadRefusal(uploader, code)
              return bulgarianFirst([message, detail]).map((line) => (
                <p key={code + line} className="text-sm">
                  {line}
                </p>
              ))
            })}
          </li>
        ))}
        {held.length > 0 && (
          <li>
            <button type="button" onClick={sendHeld} className={button({ kind: 'secondary' })}>
              {uploadsText.sendAll(held.length)}
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        onClick={dismiss}
        aria-label={uploadsText.dismissRefused}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-white"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
