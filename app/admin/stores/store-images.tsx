import { useRevalidator } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { type StoreImageSlot, storeImageSlots } from '../../../domain/store.ts'
import { errors } from '../../text/admin/errors.ts'
import { storeFormText as text } from '../../text/admin/store-form.ts'
import { Image } from '../../ui/image.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { FormSection } from '../form/form-section.tsx'

const messages = { done: text.imageDeleted, failed: errors.deletePhoto }

interface StoreImagesProps {
  storeId: string
  images: Record<StoreImageSlot, string | null>
  storedImages: Record<string, StoredImage>
}

/** The main image and an optional second one; each upload replaces what was there. */
export function StoreImages({ storeId, images, storedImages }: StoreImagesProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="grid min-w-0 content-start gap-4 max-xl:sm:grid-cols-2">
      {storeImageSlots.map((slot) => {
        const url = images[slot]
        const image = url ? storedImages[url] : undefined
        const target = { uploader: 'storeImage', storeId, slot } as const
        return (
          <FormSection
            key={slot}
            title={text.slots[slot]}
            action={
              url && (
                <StoredFileDelete
                  target={target}
                  url={url}
                  name={text.slotNames[slot]}
                  messages={messages}
                  onDeleted={revalidate}
                />
              )
            }
          >
            {image && (
              <Image
                image={image}
                alt={text.slots[slot]}
                sizes="320px"
                fit="cover"
                className="mb-3 aspect-[3/2] rounded-lg"
              />
            )}
            <DropZone
              target={target}
              label={(url ? text.replace : text.add)[slot]}
              onUploaded={() => revalidate()}
            />
          </FormSection>
        )
      })}
    </div>
  )
}
