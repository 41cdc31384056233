import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { apartmentViewText } from '../../../../text/admin/apartment-view.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Image } from '../../../ui/image.tsx'

const text = apartmentViewText.viewer
const control =
  'absolute grid size-12 cursor-pointer place-items-center rounded-full bg-sea-950/70 text-white hover:bg-sea-800'

interface PhotoViewerProps {
  photos: readonly StoredImage[]
  first: number
  onClose(): void
}

/** One photo full screen; the arrow keys and buttons lead around all of them. */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(first)
  const step = (by: number) => setAt((at + by + photos.length) % photos.length)
  const photo = photos[at]

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={text.label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 size-full max-h-none max-w-none bg-sea-950 p-0 text-white"
    >
      {photo && (
        <Image
          key={photo.url}
          image={photo}
          alt={apartmentViewText.photoOf(at + 1, photos.length)}
          priority
          sizes="100vw"
          fit="contain"
          className="size-full"
        />
      )}
      <p
        aria-live="polite"
        className="absolute top-4 left-4 rounded-full bg-sea-950/70 px-3 py-1 font-semibold"
      >
        {apartmentViewText.photoOf(at + 1, photos.length)}
      </p>
      <IconButton
        icon={X}
        iconSize="size-6"
        label={text.close}
        onClick={onClose}
        className={`${control} top-3 right-3`}
      />
      {photos.length > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            iconSize="size-6"
            label={text.previous}
            onClick={() => step(-1)}
            className={`${control} top-1/2 left-3 -translate-y-1/2`}
          />
          <IconButton
            icon={ChevronRight}
            iconSize="size-6"
            label={text.next}
            onClick={() => step(1)}
            className={`${control} top-1/2 right-3 -translate-y-1/2`}
          />
        </>
      )}
    </dialog>
  )
}
