import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { FileDrop } from './file-drop.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface DropZoneProps {
  /** What the files are for; it also decides which files are taken, how large and how many at a time. */
  target: UploadTarget
  /** Tells several drop zones on one screen apart. */
  label?: string
  /** Called for each file once it is stored and linked: time to show it. */
  onUploaded?(result: UploadResult, target: UploadTarget): void
}

/** Takes files and uploads them. */
export function DropZone({ target, label, onUploaded }: DropZoneProps) {
  const { queue, uploads } = useUploads((...uploaded) => onUploaded?.(...uploaded))
  const isBusy = uploads.some(({ state }) => state !== 'done' && state !== 'failed')
  return (
    <div data-uploading={isBusy || undefined}>
      <FileDrop uploader={target.uploader} label={label} onFiles={(files) => queue.add(files, target)} />
      <UploadList queue={queue} uploads={uploads} />
    </div>
  )
}
