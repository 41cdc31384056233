import { FileText, X } from 'lucide-react'
import { useRef } from 'react'
import type { FileUse, MediaFile } from '../../../domain/files/media.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { mediaText as text } from '../../../text/admin/media.ts'
import { Image } from '../../ui/image.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { FileUses, MediaActions } from './media-actions.tsx'

/** An image opens in a dialog, a document is downloaded. */
export function MediaPreview({ file, image }: { file: MediaFile; image: StoredImage | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  if (!image) {
    return (
      <a
        href={file.url}
        download
        aria-label={text.download(file.name)}
        className="grid aspect-4/3 place-items-center bg-sand-100 text-sea-600"
      >
        <FileText className="size-2/5 max-h-12" aria-hidden="true" />
      </a>
    )
  }
  const label = text.preview(file.name)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => dialog.current?.showModal()}
        className="block w-full cursor-zoom-in"
      >
        <Image image={image} alt="" sizes="280px" fit="cover" className="aspect-4/3" />
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        className="m-auto max-h-[92vh] w-[min(72rem,94vw)] rounded-card bg-white p-3 backdrop:bg-sea-950/80"
      >
        <p className="mb-2 flex items-center justify-between gap-4 pl-1">
          <span className="truncate font-semibold">{file.name}</span>
          <button
            type="button"
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
            className="cursor-pointer rounded-lg p-2 hover:bg-sea-50"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </p>
        <Image image={image} alt={file.name} sizes="94vw" fit="contain" className="h-[78vh]" />
      </dialog>
    </>
  )
}

export interface MediaFilesProps {
  files: MediaFile[]
  storedImages: Record<string, StoredImage>
  /** The uses of each file by its URL. */
  uses: Record<string, FileUse[]>
  selection: Selection
}

export function MediaGrid({ files, storedImages, uses, selection }: MediaFilesProps) {
  return (
    <ul aria-label={text.list} className="grid gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
      {files.map((file) => (
        <li
          key={file.id}
          className={`relative flex flex-col overflow-hidden rounded-card border-2 bg-white shadow-card ${selection.has(file.id) ? 'border-sea-600' : 'border-transparent'}`}
        >
          <MediaPreview file={file} image={storedImages[file.url]} />
          <div className="absolute top-2 left-2 rounded-md bg-white/90 p-1.5">
            <SelectBox id={file.id} label={text.select(file.name)} selection={selection} />
          </div>
          <p className="truncate px-3 pt-2 text-sm font-semibold text-sea-900" title={file.name}>
            {file.name}
          </p>
          <div className="flex items-center justify-between gap-1 py-1 pr-1 pl-3">
            <p className="text-sm text-sea-700">
              {formatByteSize(file.size)}
              <br />
              {formatDate(file.uploadedAt)}
            </p>
            <MediaActions file={file} uses={uses[file.url]} />
          </div>
          <div className="mt-auto border-t border-sand-200 px-3 text-sm">
            <FileUses uses={uses[file.url]} />
          </div>
        </li>
      ))}
    </ul>
  )
}
