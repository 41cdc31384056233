import { Upload } from 'lucide-react'
import type { Ref } from 'react'
import { useDropzone } from 'react-dropzone'
import type { UploadRule } from '../../domain/files/upload-rules.ts'
import { uploadsText } from '../../text/admin/uploads.ts'
import { button } from '../ui/button.ts'

export interface Offered {
  accepted: readonly File[]
  rejected: readonly { file: File; errors: readonly { code: string }[] }[]
  /** Selected in the file dialog, not dropped or pasted. */
  isSelected: boolean
}

interface DropBoxProps {
  rule: UploadRule
  /** The accessible name. */
  name: string
  label?: string | undefined
  /** Makes the box lower, so that there is room for a list below it. */
  isSmall: boolean
  /** Says which files are accepted. */
  accepted: string
  chooseButton?: Ref<HTMLButtonElement>
  onOffered(offered: Offered): void
}

/** A box that takes files by drag and drop, the file dialog or paste. */
export function DropBox(props: DropBoxProps) {
  const { rule, name, label, isSmall, accepted, chooseButton, onOffered } = props
  const { accept, several, maxSize } = rule
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: several !== 'never',
    maxSize,
    minSize: 1,
    // The button opens the file dialog instead, for mouse and keyboard.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected, event) =>
      onOffered({ accepted, rejected, isSelected: 'type' in event && event.type === 'change' }),
  })
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': name })}
      className={`flex items-center justify-center gap-2 rounded-card border-2 border-dashed px-6 text-center ${isSmall ? 'flex-wrap py-2' : 'flex-1 flex-col py-6'} ${isDragActive ? 'border-sea-600 bg-sea-50' : 'border-sea-200 bg-white'}`}
    >
      {label && <p className="font-semibold">{label}</p>}
      {!isSmall && <Upload className="size-8 text-sea-500" aria-hidden="true" />}
      {/* The library's inline style would violate the Content-Security-Policy. */}
      <input {...getInputProps({ style: undefined, className: 'hidden' })} />
      <button ref={chooseButton} type="button" onClick={open} className={button({ kind: 'secondary' })}>
        {several !== 'never' ? uploadsText.chooseSeveral : uploadsText.chooseOne}
      </button>
      <p>{isDragActive ? uploadsText.dropNow : uploadsText.drop[several]}</p>
      {!isSmall && <p className="text-sm text-sea-800">{accepted}</p>}
    </div>
  )
}
