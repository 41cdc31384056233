import { FileText, X } from 'lucide-react'
import { useRef } from 'react'
import type { MediaFile } from '../../../domain/files/media.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { Image } from '../../ui/image.tsx'

/** An image opens large on the same page; a document is downloaded. */
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
