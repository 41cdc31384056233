import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { shownName } from '../../domain/files/file-name.ts'
import { type Uploader, uploadRules } from '../../domain/files/upload-rules.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { formatByteSize } from '../../domain/formats/measures.ts'
import { newId } from '../../domain/new-id.ts'
import { errors } from '../text/admin/errors.ts'
import { explainUploadRefusal, uploadsText } from '../text/admin/uploads.ts'
import { bulgarianFirst } from '../text/bulgarian-first.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showError } from '../ui/toaster.ts'
import { FileDrop } from './file-drop.tsx'
import { type StorageError, uploadFile } from './storage-client.ts'
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

let running = 0

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before closing the tab during an upload, also after the person left the upload's screen. */
async function askBeforeClosing<Result>(upload: Promise<Result>): Promise<Result> {
  running += 1
  addEventListener('beforeunload', warn)
  try {
    return await upload
  } finally {
    running -= 1
    if (running === 0) removeEventListener('beforeunload', warn)
  }
}

const none: readonly QueuedUpload[] = []
const usuallyAtOnce = 3

/** The queue of one drop zone. Its uploads continue after the screen was left. */
function useUploads(
  uploader: Uploader,
  onUploaded: (result: UploadResult, target: UploadTarget) => void,
): {
  queue: UploadQueue
  uploads: readonly QueuedUpload[]
  arrived: number
} {
  const latest = useRef(onUploaded)
  const isShown = useRef(false)
  useEffect(() => {
    latest.current = onUploaded
  })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [queue] = useState(() =>
    createUploadQueue({
      upload: (file, target, options) => askBeforeClosing(uploadFile(file, target, options)),
      newId,
      // Records list files in the order of arrival, so files that were selected together are sent one by one.
      atOnce: uploadRules[uploader].several === 'when-selected' ? 1 : usuallyAtOnce,
      onUploaded: (result, target) => latest.current(result, target),
      onFailed: (error, upload) => (isShown.current ? logFailure : showFailure)(error, upload),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  const arrived = useSyncExternalStore(queue.subscribe, queue.arrived, () => 0)
  return { queue, uploads, arrived }
}

/** Writes to the console only, because the drop zone is still on the screen and shows the failure. */
function logFailure({ code, message }: StorageError, { target, file }: QueuedUpload): void {
  console.error(errors.upload[target.uploader], file.name, code, message)
}

/** Shows a toast, because the screen with the drop zone was left. */
function showFailure({ code, text }: StorageError, { target, file }: QueuedUpload): void {
  const { message, detail } = { ...explainUploadRefusal(target.uploader, code), ...text }
  showError(
    errors.upload[target.uploader],
    [`„${file.name}“:`, ...bulgarianFirst([message, detail])].join(' '),
  )
}

interface DropZoneProps {
  /** Decides where files are stored, and which files are accepted. */
  target: UploadTarget
  /** Distinguishes several drop zones on one screen. */
  label?: string
  /** Asked about each file before it is sent. */
  admit?(file: File): Promise<boolean>
  /** Called for each file after it was stored and linked. */
  onUploaded?(result: UploadResult, target: UploadTarget): void
}

export function DropZone({ target, label, admit, onUploaded }: DropZoneProps) {
  const { uploader } = target
  const { queue, uploads, arrived } = useUploads(uploader, (...uploaded) => onUploaded?.(...uploaded))
  const add = async (files: readonly File[]) => {
    if (!admit) return queue.add(files, target)
    for (const file of files) if (await admit(file)) queue.add([file], target)
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
  // The server has received the whole file, so it can no longer be cancelled.
  if (state === 'processing') return null
  return <IconButton icon={X} label={uploadsText.cancel(name)} onClick={() => queue.cancel(id)} />
}
