import { Upload } from 'lucide-react'
import { useState } from 'react'
import { importText as text } from '../../../text/admin/import.ts'
import { button } from '../../ui/button.ts'

/**
 * Copies the file, or returns undefined if it cannot be read. Excel may overwrite the original while somebody
 * reads its preview, and the browser would then refuse to send it again.
 */
export async function copyToMemory(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name)
  } catch {
    return undefined
  }
}

interface Props {
  /** The file whose preview is shown. */
  fileName: string | undefined
  isDisabled: boolean
  onFile(file: File): void
}

/** A button and a drop area for one spreadsheet. */
export function FileChoice({ fileName, isDisabled, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isDisabled) onFile(file)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only for the mouse; the field inside takes the keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed px-5 py-4 ${isOver ? 'border-sea-600 bg-sea-50' : 'border-sea-200 bg-white'}`}
      >
        <label
          className={button({
            kind: 'secondary',
            className: `relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-500 ${isDisabled ? 'opacity-60' : ''}`,
          })}
        >
          <Upload className="size-5" aria-hidden="true" />
          {fileName ? text.chooseOther : text.choose}
          <input
            type="file"
            accept=".xlsx,.csv"
            disabled={isDisabled}
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              // Without this, selecting the same file again, after it was corrected, would fire no event.
              currentTarget.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        <p className="min-w-0 break-words">{fileName ?? text.file}</p>
      </div>
    </>
  )
}
