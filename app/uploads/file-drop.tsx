import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { ErrorCode } from 'react-dropzone'
import { shownName } from '../../domain/files/file-name.ts'
import { type Uploader, type UploadRule, uploadRules } from '../../domain/files/upload-rules.ts'
import { errors } from '../../text/admin/errors.ts'
import { explainUploadRefusal, uploadsText } from '../../text/admin/uploads.ts'
import { bulgarianFirst } from '../../text/bulgarian-first.ts'
import { button } from '../ui/button.ts'
import { DropBox, type Offered } from './drop-box.tsx'

interface Sorted {
  taken: readonly File[]
  /** Too many for one drop, but otherwise acceptable; sent if the person confirms. */
  held: File[]
  refusals: FileRefusal[]
}

/** Decides what happens to offered files. If there are too many, none is sent until the person confirms. */
export function sortDropped(
  several: UploadRule['several'],
  { accepted, rejected, isSelected }: Offered,
): Sorted {
  const refused = rejected.map(({ file, errors }) => ({ file, codes: errors.map(({ code }) => code) }))
  const mayBeMany = several === 'always' || (several === 'when-selected' && isSelected)
  const isTooMany =
    (!mayBeMany && accepted.length > 1) || refused.some(({ codes }) => codes.includes(tooMany))
  if (!isTooMany) return { taken: accepted, held: [], refusals: byReasons(refused) }
  const alsoRefused = accepted.map((file) => ({ file, codes: [tooMany] }))
  return {
    taken: [],
    held: several === 'when-selected' ? [...accepted] : [],
    refusals: byReasons([...alsoRefused, ...refused]),
  }
}

const tooMany: string = ErrorCode.TooManyFiles

function byReasons(refused: { file: File; codes: string[] }[]): FileRefusal[] {
  const groups = Map.groupBy(refused, ({ codes }) => codes.join())
  return [...groups.values()].map((group) => ({
    files: group.map(({ file }) => file),
    codes: group[0]?.codes ?? [],
  }))
}

interface FileDropProps {
  uploader: Uploader
  label?: string | undefined
  /** Makes the box lower, so that there is room for the list of uploads below it. */
  isSmall?: boolean
  onFiles(files: readonly File[]): void
}

interface Refused {
  refusals: FileRefusal[]
  held: File[]
}

const nothing: Refused = { refusals: [], held: [] }

/** Accepts files by drag and drop, the file dialog or paste, and shows which ones are refused. */
export function FileDrop({ uploader, label, isSmall = false, onFiles }: FileDropProps) {
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState(nothing)
  const dismiss = () => {
    setRefused(nothing)
    // The dismissed message had the focus, which would be lost when it is removed.
    chooseButton.current?.focus()
  }
  return (
    <>
      <DropBox
        rule={uploadRules[uploader]}
        name={label ?? uploadsText.accepted(uploader)}
        label={label}
        isSmall={isSmall}
        accepted={uploadsText.accepted(uploader)}
        chooseButton={chooseButton}
        onOffered={(offered) => {
          const { taken, ...others } = sortDropped(uploadRules[uploader].several, offered)
          logRefusals(uploader, others.refusals)
          setRefused(others)
          onFiles(taken)
        }}
      />
      <RefusedFiles
        uploader={uploader}
        {...refused}
        dismiss={dismiss}
        sendHeld={() => {
          onFiles(refused.held)
          dismiss()
        }}
      />
    </>
  )
}

/** Writes the refusals to the console; the page shows them, too. */
function logRefusals(uploader: Uploader, refusals: FileRefusal[]): void {
  for (const { files, codes } of refusals) {
    const reasons = codes.map((code) => explainUploadRefusal(uploader, code).message)
    for (const { name } of files) console.error(errors.upload[uploader], name, ...reasons)
  }
}

/** Files that were refused for the same reasons. */
interface FileRefusal {
  files: File[]
  codes: string[]
}

interface RefusedFilesProps {
  uploader: Uploader
  refusals: FileRefusal[]
  /** Too many for one drop, but otherwise acceptable. */
  held: File[]
  sendHeld(): void
  dismiss(): void
}

function RefusedFiles({ uploader, refusals, held, sendHeld, dismiss }: RefusedFilesProps) {
  if (refusals.length === 0) return null
  return (
    <div
      role="alert"
      className="mt-2 flex gap-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold"
    >
      <ul aria-label={uploadsText.refusedFiles} className="grid min-w-0 flex-1 gap-2">
        {refusals.map(({ files, codes }) => (
          <li key={codes.join()}>
            <p className="font-semibold wrap-anywhere">
              {uploadsText.names(files.map(({ name }) => shownName(name)))}
            </p>
            {codes.map((code) => {
              const { message, detail } = explainUploadRefusal(uploader, code)
              return bulgarianFirst([message, detail]).map((line) => (
                <p key={code + line} className="text-sm">
                  {line}
                </p>
              ))
            })}
          </li>
        ))}
        {held.length > 0 && (
          <li>
            <button type="button" onClick={sendHeld} className={button({ kind: 'secondary' })}>
              {uploadsText.sendAll(held.length)}
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        onClick={dismiss}
        aria-label={uploadsText.dismissRefused}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-white"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
