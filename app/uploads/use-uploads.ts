import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Uploader, uploadRules } from '../../domain/files/upload-rules.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { newId } from '../../domain/new-id.ts'
import { errors } from '../text/admin/errors.ts'
import { explainUploadRefusal } from '../text/admin/uploads.ts'
import { bulgarianFirst } from '../text/bulgarian-first.ts'
import { showError } from '../ui/toaster.ts'
import { askBeforeClosing } from './ask-before-closing.ts'
import { uploadFile } from './storage-client.ts'
import type { StorageError } from './storage-error.ts'
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

const none: readonly QueuedUpload[] = []
const usuallyAtOnce = 3

/** The queue of one drop zone, and what is in it now. Files that travel arrive also when the screen is left. */
export function useUploads(
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
      // Records list their files as they arrive: those that were selected together keep the order of the choice.
      atOnce: uploadRules[uploader].several === 'when-selected' ? 1 : usuallyAtOnce,
      onUploaded: (result, target) => latest.current(result, target),
      onFailed: (error, upload) => (isShown.current ? logFailure : showFailure)(error, upload),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  const arrived = useSyncExternalStore(queue.subscribe, queue.arrived, () => 0)
  return { queue, uploads, arrived }
}

/** To the console; the drop zone shows it to the person. */
function logFailure({ code, message }: StorageError, { target, file }: QueuedUpload): void {
  console.error(errors.upload[target.uploader], file.name, code, message)
}

/** As a toast, on whatever screen is open: the one with the drop zone was left. */
function showFailure({ code, text }: StorageError, { target, file }: QueuedUpload): void {
  const { message, detail } = { ...explainUploadRefusal(target.uploader, code), ...text }
  showError(
    errors.upload[target.uploader],
    [`„${file.name}“:`, ...bulgarianFirst([message, detail])].join(' '),
  )
}
