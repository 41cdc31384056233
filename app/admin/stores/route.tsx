import { ImageOff } from 'lucide-react'
import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listStores } from '../../../backend/data/stores.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Store } from '../../../domain/store.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { storeFormText as text } from '../../../text/admin/media.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { prices } from '../../../text/public/bg/prices.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { Image } from '../../ui/image.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { EmptyList, ListActions } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const versions = await versionsOf(db, 'stores')
  const stores = await listStores(db)
  const images = stores.map(({ mainImage }) => mainImage)
  return { versions, stores, storedImages: await knownImages.find(images) }
}

export default function StoresScreen({
  loaderData: { versions, stores, storedImages },
}: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen
      title={adminText.screens.stores}
      action={<ListActions collection="stores" add={href('/admin/stores/new')} />}
    >
      {stores.length === 0 && <EmptyList {...text.none} />}
      <RowFocus rows={stores}>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} image={storedImages[store.mainImage ?? '']} />
          ))}
        </ul>
      </RowFocus>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.stores} message={errors.load.stores} />
}

function StoreCard({
  store: { id, title, description, price, status },
  image,
}: {
  store: Store
  image: StoredImage | undefined
}) {
  const url = href('/admin/stores/:id', { id })
  const name = text.name(title)
  return (
    <li data-row={id} className="flex flex-col overflow-hidden rounded-card bg-white shadow-card">
      {image ? (
        <Image
          image={image}
          alt=""
          sizes="(min-width: 1280px) 320px, 50vw"
          fit="cover"
          className="aspect-[3/2]"
        />
      ) : (
        <p className="grid aspect-[3/2] place-items-center content-center gap-2 bg-sand-100 text-sm text-sea-700">
          <ImageOff className="size-8" aria-hidden="true" />
          {text.noImage}
        </p>
      )}
      <div className="flex-1 p-4 pb-2">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{formatPrice(price) ?? prices.onRequest}</b>
          <StatusBadge status={status} label={labels.apartmentStatus[status]} />
        </p>
        <p className="mt-1 line-clamp-4 text-sm whitespace-pre-line text-sea-800">{description}</p>
      </div>
      <div className="flex justify-between px-2 pb-2">
        <EditLink to={url} name={name} />
        <DeleteButton to={url} name={name} warning={text.deleteWarning} restorable compact />
      </div>
    </li>
  )
}
