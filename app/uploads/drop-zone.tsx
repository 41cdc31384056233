import { RotateCw, X } from 'lucide-react'
import { shownName } from '../../domain/files/file-name.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { formatByteSize } from '../../domain/formats/measures.ts'
import { uploadsText } from '../../text/admin/uploads.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { QueuedUpload, UploadQueue } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

const usuallyAtOnce = 3

interface DropZoneProps {
  /** Decides where files are stored, and which files are accepted. */
  target: UploadTarget
  /** Distinguishes several drop zones on one screen. */
  label?: string
  /** Asked about each file before it is sent: whether it is, or with which details of the target. */
  admit?(file: File): Promise<boolean | UploadTarget>
  /** Called for each file after it was stored and linked. */
  onUploaded?(result: UploadResult, target: UploadTarget): void
}

export function DropZone({ target, label, admit, onUploaded }: DropZoneProps) {
  const { uploader } = target
  const { queue, uploads, arrived } = useUploads({
    // Records list files in the order of arrival, so files that were selected together are sent one by one.
    atOnce: uploader === 'media' ? usuallyAtOnce : 1,
    onUploaded: (...uploaded) => onUploaded?.(...uploaded),
  })
  const add = async (files: readonly File[]) => {
    if (!admit) queue.add(files, target)
    else
      for (const file of files) {
        const answer = await admit(file)
        if (answer) queue.add([file], answer === true ? target : answer)
      }
  }
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  return (
    // The box shrinks as the list of files grows, so that nothing below the zone moves.
    <div data-uploading={isBusy || undefined} className="flex min-h-55 flex-col">
      <FileDrop uploader={uploader} label={label} isSmall={uploads.length > 0} onFiles={add} />
      <UploadList queue={queue} uploads={uploads} />
      <p aria-live="polite" className="mt-1 min-h-5 text-sm font-semibold text-available">
        {arrived > 0 && !isBusy && uploadsText.arrived(arrived)}
      </p>
    </div>
  )
}

/**
 * The list of the uploads that have not arrived. A long list scrolls, so that the content below stays in view.
 */
function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly QueuedUpload[] }) {
  if (uploads.length === 0) return null
  const hasFailed = uploads.some(({ state }) => state === 'failed')
  return (
    <ul
      aria-label={uploadsText.files}
      className={`mt-2 grid gap-2 overflow-y-auto ${hasFailed ? 'max-h-96' : 'max-h-30'}`}
    >
      {uploads.map((upload) => (
        <li key={upload.id} className="rounded-lg border border-sand-200 bg-white px-4 py-1.5">
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 truncate font-medium">{shownName(upload.file.name)}</p>
            <span className="text-sm whitespace-nowrap text-sea-800">{formatByteSize(upload.file.size)}</span>
            <Actions queue={queue} upload={upload} />
          </div>
          <UploadProgress upload={upload} />
        </li>
      ))}
    </ul>
  )
}

function Actions({ queue, upload: { id, file, state } }: { queue: UploadQueue; upload: QueuedUpload }) {
  const name = shownName(file.name)
  if (state === 'failed') {
    return (
      <>
        <IconButton icon={RotateCw} label={uploadsText.retry(name)} onClick={() => queue.retry(id)} />
        <IconButton icon={X} label={uploadsText.dismiss(name)} onClick={() => queue.dismiss(id)} />
      </>
    )
  }
  // The server has received the whole file, so it can no longer be cancelled.
  if (state === 'processing') return null
  return <IconButton icon={X} label={uploadsText.cancel(name)} onClick={() => queue.cancel(id)} />
}
