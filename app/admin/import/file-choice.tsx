import { Upload } from 'lucide-react'
import { useState } from 'react'
import { importText as text } from '../../text/admin/import.ts'
import { button } from '../../ui/button.ts'

interface Props {
  /** Of the file whose preview is shown: what to know before choosing one is left out then. */
  fileName: string | undefined
  isDisabled: boolean
  onFile(file: File): void
}

/** Takes a file by a button or a drop. */
export function FileChoice({ fileName, isDisabled, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isDisabled) onFile(file)
  }
  return (
    <>
      {!fileName && <Advice />}
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
              // So that the same file, mended meanwhile, can be selected again.
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

function Advice() {
  return (
    <div className="mb-5 max-w-3xl">
      <p>{text.intro}</p>
      <ul className="mt-2 list-disc pl-5 text-sea-800">
        {text.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
