import { RotateCw, X } from 'lucide-react'
import { shownName } from '../../domain/files/file-name.ts'
import { formatByteSize } from '../../domain/formats/measures.ts'
import { errors } from '../text/admin/errors.ts'
import { explainUploadRefusal, uploadsText } from '../text/admin/uploads.ts'
import { bulgarianFirst } from '../text/bulgarian-first.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { QueuedUpload, UploadQueue } from './upload-queue.ts'

/** Each file with its bar, and what can be done about it. Many scroll: what stands below the list stays in view. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly QueuedUpload[] }) {
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
          {upload.state === 'failed' ? <Failure upload={upload} /> : <Bar upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

function Bar({ upload: { file, state, percent } }: { upload: QueuedUpload }) {
  if (state === 'failed') return null
  return (
    <div className="mt-1 flex items-center gap-3">
      <div className="relative flex-1">
        <progress
          aria-label={uploadsText.progress(shownName(file.name))}
          max={100}
          value={percent}
          className="block h-5 w-full overflow-hidden rounded-full bg-sand-200 [&::-moz-progress-bar]:bg-sea-500 [&::-webkit-progress-bar]:bg-sand-200 [&::-webkit-progress-value]:bg-sea-500"
        />
        {percent < 100 && (
          <span className="absolute inset-0 grid place-items-center text-xs font-bold text-sea-950">
            <span className="rounded-full bg-white/85 px-2">{percent} %</span>
          </span>
        )}
      </div>
      <span className="text-sm text-sea-800">{uploadsText.states[state]}</span>
    </div>
  )
}

function Failure({ upload: { error, target } }: { upload: QueuedUpload }) {
  const canceled = error?.code === 'canceled'
  const known = explainUploadRefusal(target.uploader, error?.code ?? 'unknown')
  const lines = bulgarianFirst([
    canceled ? undefined : errors.upload[target.uploader],
    error?.text.message ?? known.message,
    error?.text.detail ?? known.detail,
  ])
  return (
    <div
      role={canceled ? 'status' : 'alert'}
      className={`mt-1 text-sm ${canceled ? '' : 'text-sold [&>:first-child]:font-semibold'}`}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
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
  // The server has all of it and may be storing it: too late to take it back.
  if (state === 'processing') return null
  return <IconButton icon={X} label={uploadsText.cancel(name)} onClick={() => queue.cancel(id)} />
}
