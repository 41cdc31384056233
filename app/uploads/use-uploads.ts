import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadResult, UploadTarget } from '../../domain/upload-target.ts'
import { errors } from '../text/errors.ts'
import { newUploadId, uploadFile } from './storage-client.ts'
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

const none: readonly QueuedUpload[] = []

/** The queue of one drop zone, and what is in it now. Files that travel arrive also when the screen is left. */
export function useUploads(onUploaded: (result: UploadResult, target: UploadTarget) => void): {
  queue: UploadQueue
  uploads: readonly QueuedUpload[]
} {
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  const [queue] = useState(() =>
    createUploadQueue({
      upload: (file, target, options) => uploadFile(file, target, options),
      newId: newUploadId,
      onUploaded: (result, target) => latest.current(result, target),
      onFailed: ({ code, message }, { target, file }) =>
        console.error(errors.upload[target.uploader], file.name, code, message),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  useWarningBeforeLeaving(uploads.some(({ state }) => state !== 'done' && state !== 'failed'))
  return { queue, uploads }
}

/** Closing the tab would lose what is still on its way. */
function useWarningBeforeLeaving(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [busy])
}
