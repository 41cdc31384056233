import { Copy, Images } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { PhotoSet } from '../../../domain/apartment/photo-set.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { adminText } from '../../text/admin/admin.ts'
import { photosText as text } from '../../text/admin/apartments.ts'
import { button } from '../../ui/button.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { FormSection } from '../form/form-section.tsx'
import { MediaPicker } from '../media/media-picker.tsx'
import { CopyPhotos } from './photos/copy-photos.tsx'
import { PhotoButtons, type PhotoPlace } from './photos/photo-buttons.tsx'
import { PhotoImage, type ShownPhoto } from './photos/photo-image.tsx'
import { type PhotoDrag, usePhotoDrag } from './photos/use-photo-drag.ts'
import { usePhotoOrder } from './photos/use-photo-order.ts'

interface PhotoPanelProps extends PhotoSet {
  apartmentId: string
  storedImages: Record<string, StoredImage>
}

/** Photos are stored as they come, apart from the form: each change takes effect at once. */
export function PhotoPanel({ apartmentId, images: stored, mainImage, storedImages }: PhotoPanelProps) {
  const [adding, setAdding] = useState(false)
  const [moved, setMoved] = useState('')
  const { revalidate } = useRevalidator()
  const { images, move } = usePhotoOrder(apartmentId, stored)
  const moveAndAnnounce = (url: string, by: number) => setMoved(text.movedTo(move(url, by), images.length))
  const dragOf = usePhotoDrag(images, moveAndAnnounce)
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
      {images.length === 0 && <p className="text-sm text-sea-700">{text.none}</p>}
      {images.length > 1 && <p className="mb-2 text-sm text-sea-700">{text.dragHint}</p>}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-2">
        {images.map((url, index) => (
          <PhotoCard
            key={url}
            apartmentId={apartmentId}
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
    </FormSection>
  )
}

/** Photos that are stored already: from the media library, or on their way to other apartments. */
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

interface PhotoCardProps extends ShownPhoto, PhotoPlace {
  apartmentId: string
  drag: PhotoDrag
}

function PhotoCard(props: PhotoCardProps) {
  const { apartmentId, url, image, position, count, isMain, drag, move } = props
  const fetcher = useFetcher()
  const send = (change: Record<string, string>) =>
    fetcher.submit(
      { ...change, url },
      { method: 'POST', action: href('/admin/apartments/:id/photos', { id: apartmentId }) },
    )
  const { ask, question } = useDeleteQuestion({
    title: adminText.confirmDelete.title(text.name(position)),
    remove: () => send({ change: 'delete' }),
  })
  return (
    <li
      {...drag.handlers}
      aria-busy={fetcher.state !== 'idle'}
      className={`relative cursor-grab rounded-lg border-2 bg-white aria-busy:opacity-60 ${isMain ? 'border-sea-600' : 'border-sand-200'} ${drag.isDragged ? 'opacity-50' : ''}`}
    >
      {drag.mark && (
        <span
          className={`absolute inset-y-0 w-1.5 rounded-full bg-coral-600 ${drag.mark === 'after' ? '-right-3' : '-left-3'}`}
        />
      )}
      <PhotoImage {...{ url, image, position, isMain }} />
      <PhotoButtons
        {...{ position, count, isMain, move }}
        makeMain={() => send({ change: 'main' })}
        ask={ask}
      />
      {question}
    </li>
  )
}
