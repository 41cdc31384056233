import { Upload, X } from 'lucide-react'
import { useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { shownName } from '../../domain/file-name.ts'
import { type UploadRule, uploadRules } from '../../domain/upload-rules.ts'
import type { UploadResult, UploadTarget } from '../../domain/upload-target.ts'
import { explainRefusal, uploadsText } from '../text/uploads.ts'
import { button } from '../ui/button.ts'
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

/** Takes files by drag and drop, by a button or from the clipboard, and uploads them. */
export function DropZone({ target, label, onUploaded }: DropZoneProps) {
  const { accept, multiple, maxSize }: UploadRule = uploadRules[target.uploader]
  const [rejections, setRejections] = useState<FileRejection[]>([])
  const { queue, uploads } = useUploads((...uploaded) => onUploaded?.(...uploaded))
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple,
    maxSize,
    minSize: 1,
    // The button does both, for mouse and keyboard alike.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      setRejections(rejected)
      queue.add(accepted, target)
    },
  })
  const isBusy = uploads.some(({ state }) => state !== 'done' && state !== 'failed')
  return (
    <div data-uploading={isBusy || undefined}>
      <div
        {...getRootProps({ role: 'group', 'aria-label': label ?? uploadsText.accepted(target.uploader) })}
        className={`flex flex-col items-center gap-2 rounded-card border-2 border-dashed px-6 py-8 text-center ${isDragActive ? 'border-sea-600 bg-sea-50' : 'border-sea-200 bg-white'}`}
      >
        {label && <p className="font-semibold">{label}</p>}
        <Upload className="size-8 text-sea-500" aria-hidden="true" />
        {/* Its own inline style would break the page's policy. */}
        <input {...getInputProps({ style: undefined, className: 'hidden' })} />
        <button type="button" onClick={open} className={button({ kind: 'secondary' })}>
          {multiple ? uploadsText.chooseSeveral : uploadsText.chooseOne}
        </button>
        <p>{isDragActive ? uploadsText.dropNow : multiple ? uploadsText.dropSeveral : uploadsText.dropOne}</p>
        <p className="text-sm text-sea-800">{uploadsText.accepted(target.uploader)}</p>
      </div>
      <Rejections target={target} rejections={rejections} dismiss={() => setRejections([])} />
      <UploadList queue={queue} uploads={uploads} />
    </div>
  )
}

interface RejectionsProps {
  target: UploadTarget
  rejections: FileRejection[]
  dismiss: () => void
}

function Rejections({ target, rejections, dismiss }: RejectionsProps) {
  if (rejections.length === 0) return null
  return (
    <div
      role="alert"
      className="mt-4 flex gap-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold"
    >
      <ul aria-label={uploadsText.refusedFiles} className="grid flex-1 gap-2">
        {rejections.map(({ file, errors }) => (
          <li key={`${file.path}-${file.lastModified}`}>
            <p className="font-semibold">{shownName(file.name)}</p>
            {errors.map(({ code }) => {
              const { message, detail } = explainRefusal(target.uploader, code)
              return (
                <p key={code} className="text-sm">
                  {message}
                  <br />
                  {detail}
                </p>
              )
            })}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={dismiss}
        aria-label={uploadsText.dismissRefused}
        className="size-9 cursor-pointer"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
