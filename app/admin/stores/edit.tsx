import { href, useRevalidator } from 'react-router'
import { findActiveReservationOfStore } from '../../../backend/data/reservations/queries.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { type StoreImageSlot, storeImageSlots } from '../../../domain/store.ts'
import { errors } from '../../../text/admin/errors.ts'
import { storeFormText as text } from '../../../text/admin/media.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { Image } from '../../ui/image.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { EditRecord, RecordError, toastSaved } from '../record/record-screen.tsx'
import { describeStandingDeal } from '../reservations/describe-standing-deal.server.ts'
import { ReserveUnit } from '../reservations/reserve-unit.tsx'
import { StandingDeal } from '../reservations/standing-deal.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/edit'
import { storeServerCollection } from './store-collection.server.ts'
import { storeCollection } from './store-collection.tsx'

const messages = { done: text.imageDeleted, failed: errors.deletePhoto }

interface StoreImagesProps {
  storeId: string
  images: Record<StoreImageSlot, string | null>
  storedImages: Record<string, StoredImage>
}

/** The main image and an optional second one; each upload replaces what was there. */
function StoreImages({ storeId, images, storedImages }: StoreImagesProps) {
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

/** The images as agents see them. */
function StorePictures({ images, storedImages }: Omit<StoreImagesProps, 'storeId'>) {
  const shown = storeImageSlots.flatMap((slot) => storedImages[images[slot] ?? ''] ?? [])
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown.map((image) => (
        <Image
          key={image.url}
          image={image}
          alt=""
          sizes="(min-width: 40rem) 40vw, 100vw"
          fit="cover"
          className="aspect-3/2 rounded-lg"
        />
      ))}
    </div>
  )
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { saved, ...opened } = await requireRecord(storeServerCollection, { params, context })
  const { title, mainImage, secondaryImage } = saved
  const { db, knownImages } = context.get(backendContext)
  const storedImages = await knownImages.find([mainImage, secondaryImage])
  const images = { main: mainImage, secondary: secondaryImage }
  const translations = await readTranslations(db, { place: 'stores', recordId: params.id })
  const deal = await describeStandingDeal(db, await findActiveReservationOfStore(db, params.id))
  return { ...opened, title, deal, status: saved.status, images, storedImages, translations }
}

export const action = editRecord(storeServerCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.stores)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(storeCollection)

export default function EditStore({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, title, deal, status, images, storedImages, translations } = loaderData
  useLive(versions)
  return (
    <EditRecord
      collection={storeCollection}
      record={record}
      refused={actionData}
      title={title}
      name={text.name(title)}
      url={href('/admin/stores/:id', { id })}
      id={id}
      translations={translations}
      above={deal && <StandingDeal deal={deal} />}
      read={<StorePictures images={images} storedImages={storedImages} />}
      action={
        <>
          {!deal && <ReserveUnit of="store" id={id} name={text.name(title)} status={status} />}
          <HistoryLink collection="stores" record={id} />
        </>
      }
      aside={
        <>
          <TranslationsLine progress={translations.progress} record={id} />
          <StoreImages storeId={id} images={images} storedImages={storedImages} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={storeCollection} />
}
