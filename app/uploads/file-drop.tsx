import { Upload, X } from 'lucide-react'
import { useState } from 'react'
import { ErrorCode, useDropzone } from 'react-dropzone'
import { shownName } from '../../domain/files/file-name.ts'
import { type Uploader, type UploadRule, uploadRules } from '../../domain/files/upload-rules.ts'
import { explainRefusal, uploadsText } from '../text/office/uploads.ts'
import { button } from '../ui/button.ts'

interface FileDropProps {
  /** Decides which files are taken, how large and how many at a time. */
  uploader: Uploader
  label?: string | undefined
  onFiles(files: File[]): void
}

interface Rejection {
  file: File
  codes: string[]
}

/** Takes files by drag and drop, by a button or from the clipboard, and says which ones it does not take. */
export function FileDrop({ uploader, label, onFiles }: FileDropProps) {
  const { accept, multiple, maxSize }: UploadRule = uploadRules[uploader]
  const [rejections, setRejections] = useState<Rejection[]>([])
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple,
    maxSize,
    minSize: 1,
    // The button does both, for mouse and keyboard alike.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const refused = rejected.map(({ file, errors }) => ({ file, codes: errors.map(({ code }) => code) }))
      // Of several files for one place, the person says which one is meant.
      const tooMany = refused.some(({ codes }) => codes.includes(ErrorCode.TooManyFiles))
      const alsoRefused = tooMany ? accepted.map((file) => ({ file, codes: [ErrorCode.TooManyFiles] })) : []
      setRejections([...alsoRefused, ...refused])
      onFiles(tooMany ? [] : accepted)
    },
  })
  return (
    <>
      <div
        {...getRootProps({ role: 'group', 'aria-label': label ?? uploadsText.accepted(uploader) })}
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
        <p className="text-sm text-sea-800">{uploadsText.accepted(uploader)}</p>
      </div>
      <Rejections uploader={uploader} rejections={rejections} dismiss={() => setRejections([])} />
    </>
  )
}

interface RejectionsProps {
  uploader: Uploader
  rejections: Rejection[]
  dismiss: () => void
}

function Rejections({ uploader, rejections, dismiss }: RejectionsProps) {
  if (rejections.length === 0) return null
  return (
    <div
      role="alert"
      className="mt-4 flex gap-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold"
    >
      <ul aria-label={uploadsText.refusedFiles} className="grid flex-1 gap-2">
        {rejections.map(({ file, codes }) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`}>
            <p className="font-semibold">{shownName(file.name)}</p>
            {codes.map((code) => {
              const { message, detail } = explainRefusal(uploader, code)
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
