import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { storeFormText as text } from '../../text/admin/store-form.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListActions } from '../frame/list-actions.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'
import { StoreCard } from './store-card.tsx'

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
