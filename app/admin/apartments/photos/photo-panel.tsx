import { Copy, Images } from 'lucide-react'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import type { PhotoSet } from '../../../../domain/apartment/photo-set.ts'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { photosText as text } from '../../../../text/admin/apartments.ts'
import { useBuilding } from '../../../building.ts'
import { button } from '../../../ui/button.ts'
import { rowAction } from '../../../ui/row-action-styles.ts'
import { DropZone } from '../../../uploads/drop-zone.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { MediaPicker } from '../../media/media-picker.tsx'
import { CopyPhotos } from './copy-photos.tsx'
import { PhotoList } from './photo-list.tsx'

interface PhotoPanelProps extends PhotoSet {
  apartmentId: string
  storedImages: Record<string, StoredImage>
}

/** Shows and changes an apartment's photos. Each change is stored at once, and not with the form. */
export function PhotoPanel({ apartmentId, images, mainImage, storedImages }: PhotoPanelProps) {
  const [adding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const { hasSamplePictures } = useBuilding()
  const action = href('/admin/apartments/:id/photos', { id: apartmentId })
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
      <MorePhotos apartmentId={apartmentId} images={images} />
      {images.length === 0 && (
        <p className="text-sm text-sea-700">
          {text.none[hasSamplePictures ? 'withSamples' : 'withoutSamples']}
        </p>
      )}
      <PhotoList action={action} images={images} storedImages={storedImages} mainImage={mainImage} />
    </FormSection>
  )
}

/** Adds photos of the media library, and copies this apartment's photos to others. */
function MorePhotos({ apartmentId, images }: { apartmentId: string; images: string[] }) {
  const [open, setOpen] = useState<'media' | 'copy'>()
  const close = () => setOpen(undefined)
  return (
    <div className="-mx-2 mb-2 flex flex-wrap">
      <button type="button" onClick={() => setOpen('media')} className={rowAction.plain}>
        <Images className="size-4" aria-hidden="true" />
        {text.fromMedia}
      </button>
      {images.length > 0 && (
        <button type="button" onClick={() => setOpen('copy')} className={rowAction.plain}>
          <Copy className="size-4" aria-hidden="true" />
          {text.copy.open}
        </button>
      )}
      {open === 'media' && (
        <MediaPicker
          action={href('/admin/apartments/:id/photos', { id: apartmentId })}
          fields={{ change: 'pick' }}
          present={images}
          onClose={close}
        />
      )}
      {open === 'copy' && <CopyPhotos apartmentId={apartmentId} onClose={close} />}
    </div>
  )
}
