import { useState } from 'react'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { photosText as text } from '../../../../text/admin/apartments.ts'
import { PhotoCard } from './photo-card.tsx'
import { usePhotoDrag, usePhotoOrder } from './photo-order.ts'

interface PhotoListProps {
  /** The URL that changes are sent to. */
  action: string
  images: string[]
  storedImages: Record<string, StoredImage>
  /** Absent where no photo is the main one, wherever it stands. */
  mainImage?: string | null
}

/** Photos that can be put in order and deleted: those of an apartment, or of an entry of the construction diary. */
export function PhotoList({ action, images: stored, storedImages, mainImage }: PhotoListProps) {
  const [moved, setMoved] = useState('')
  const { images, move } = usePhotoOrder(action, stored)
  const moveAndAnnounce = (url: string, by: number) => setMoved(text.movedTo(move(url, by), images.length))
  const dragOf = usePhotoDrag(images, moveAndAnnounce)
  return (
    <>
      {images.length > 1 && <p className="mb-2 text-sm text-sea-700">{text.dragHint}</p>}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-2">
        {images.map((url, index) => (
          <PhotoCard
            key={url}
            action={action}
            hasMain={mainImage !== undefined}
            url={url}
            image={storedImages[url]}
            position={index + 1}
            count={images.length}
            isMain={url === mainImage}
            drag={dragOf(url)}
            move={(by) => moveAndAnnounce(url, by)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  )
}
