import { href, useRevalidator } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { maxEntryPictures } from '../../../domain/progress/progress-entry.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { PhotoList } from '../apartments/photos/photo-list.tsx'
import { FormSection } from '../form/form-section.tsx'

interface ProgressPicturesProps {
  entryId: string
  images: string[]
  storedImages: Record<string, StoredImage>
}

/** The pictures of an entry. Each change is stored at once, and not with the form. */
export function ProgressPictures({ entryId, images, storedImages }: ProgressPicturesProps) {
  const { revalidate } = useRevalidator()
  return (
    <FormSection title={text.pictures}>
      {images.length < maxEntryPictures && (
        <DropZone
          target={{ uploader: 'progressPicture', entryId }}
          label={text.addPictures}
          onUploaded={() => revalidate()}
        />
      )}
      <p className="mb-2 text-sm text-sea-700">{text.most}</p>
      <PhotoList
        action={href('/admin/progress/:id/pictures', { id: entryId })}
        images={images}
        storedImages={storedImages}
      />
    </FormSection>
  )
}
