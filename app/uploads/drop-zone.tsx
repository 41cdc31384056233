import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { uploadsText } from '../text/admin/uploads.ts'
import { FileDrop } from './file-drop.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface DropZoneProps {
  /** What the files are for; it also decides which files are taken, how large and how many at a time. */
  target: UploadTarget
  /** Tells several drop zones on one screen apart. */
  label?: string
  /** Asked about each file before it is sent. */
  admit?(file: File): Promise<boolean>
  /** Called for each file once it is stored and linked: time to show it. */
  onUploaded?(result: UploadResult, target: UploadTarget): void
}

/** Takes files and uploads them. */
export function DropZone({ target, label, admit, onUploaded }: DropZoneProps) {
  const { uploader } = target
  const { queue, uploads, arrived } = useUploads(uploader, (...uploaded) => onUploaded?.(...uploaded))
  const add = async (files: readonly File[]) => {
    if (!admit) return queue.add(files, target)
    for (const file of files) if (await admit(file)) queue.add([file], target)
  }
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  return (
    // The box gives way to the list of files and takes its place again: nothing below the zone moves.
    <div data-uploading={isBusy || undefined} className="flex min-h-55 flex-col">
      <FileDrop uploader={uploader} label={label} isSmall={uploads.length > 0} onFiles={add} />
      <UploadList queue={queue} uploads={uploads} />
      <p aria-live="polite" className="mt-1 min-h-5 text-sm font-semibold text-available">
        {arrived > 0 && !isBusy && uploadsText.arrived(arrived)}
      </p>
    </div>
  )
}
