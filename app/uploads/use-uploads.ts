import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { newId } from '../../domain/new-id.ts'
import { errors } from '../../text/admin/errors.ts'
import { explainUploadRefusal } from '../../text/admin/uploads.ts'
import { bulgarianFirst } from '../../text/bulgarian-first.ts'
import { showError } from '../ui/toaster.ts'
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

interface UploadsOptions {
  /** How many files are sent at the same time. */
  atOnce: number
  /** Called for each file after it was stored and linked. */
  onUploaded(result: UploadResult, target: UploadTarget): void
}

/** The queue of one screen or drop zone. Its uploads continue after the screen was left. */
export function useUploads({ atOnce, onUploaded }: UploadsOptions): {
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
      atOnce,
      onUploaded: (result, target) => latest.current(result, target),
      onFailed: (error, upload) => (isShown.current ? logFailure : showFailure)(error, upload),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  const arrived = useSyncExternalStore(queue.subscribe, queue.arrived, () => 0)
  return { queue, uploads, arrived }
}

/** Writes to the console only, because the screen is still there and shows the failure. */
function logFailure({ code, message }: StorageError, { target, file }: QueuedUpload): void {
  console.error(errors.upload[target.uploader], file.name, code, message)
}

/** Shows a toast, because the screen with the upload was left. */
function showFailure({ code, text }: StorageError, { target, file }: QueuedUpload): void {
  const { message, detail } = { ...explainUploadRefusal(target.uploader, code), ...text }
  showError(
    errors.upload[target.uploader],
    [`„${file.name}“:`, ...bulgarianFirst([message, detail])].join(' '),
  )
}
