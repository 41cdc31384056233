import { shownName } from '../../domain/files/file-name.ts'
import { errors } from '../../text/admin/errors.ts'
import { explainUploadRefusal, uploadsText } from '../../text/admin/uploads.ts'
import { bulgarianFirst } from '../../text/bulgarian-first.ts'
import type { QueuedUpload } from './upload-queue.ts'

/** How far an upload is, or why it failed. */
export function UploadProgress({ upload }: { upload: QueuedUpload }) {
  return upload.state === 'failed' ? <Failure upload={upload} /> : <Bar upload={upload} />
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
