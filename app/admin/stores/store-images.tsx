import { useRevalidator } from 'react-router'
import type { Picture } from '../../../domain/files/picture.ts'
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
  pictures: Record<string, Picture>
}

/** The main picture and an optional second one; each upload replaces what was there. */
export function StoreImages({ storeId, images, pictures }: StoreImagesProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="grid min-w-0 content-start gap-4 max-xl:sm:grid-cols-2">
      {storeImageSlots.map((slot) => {
        const url = images[slot]
        const picture = url ? pictures[url] : undefined
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
            {picture && (
              <Image
                picture={picture}
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
