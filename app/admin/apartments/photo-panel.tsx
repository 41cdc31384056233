import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PhotoSet } from '../../../domain/apartment/photo-set.ts'
import type { Picture } from '../../../domain/files/picture.ts'
import { photosText as text } from '../../text/office/photos.ts'
import { button } from '../../ui/button.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { FormSection } from '../form/form-section.tsx'
import { PhotoCard } from './photo-card.tsx'

interface PhotoPanelProps extends PhotoSet {
  apartmentId: string
  pictures: Record<string, Picture>
}

/** Photos are stored as they come, apart from the form: each change takes effect at once. */
export function PhotoPanel({ apartmentId, images, mainImage, pictures }: PhotoPanelProps) {
  const [adding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  return (
    <FormSection
      title={text.title}
      action={
        <button
          type="button"
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
          className={button({ kind: 'secondary', className: 'min-h-9 px-3 py-1 text-sm' })}
        >
          {adding ? text.hide : text.show}
        </button>
      }
    >
      {adding && (
        <div className="mb-4">
          <DropZone target={{ uploader: 'apartmentPhoto', apartmentId }} onUploaded={() => revalidate()} />
        </div>
      )}
      {images.length === 0 && <p className="text-sm text-sea-700">{text.none}</p>}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-2">
        {images.map((url, index) => (
          <PhotoCard
            key={url}
            apartmentId={apartmentId}
            url={url}
            picture={pictures[url]}
            position={index + 1}
            count={images.length}
            isMain={url === mainImage}
          />
        ))}
      </ol>
    </FormSection>
  )
}
