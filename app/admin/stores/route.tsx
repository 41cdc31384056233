import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { storeFormText as text } from '../../text/store-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AddLink } from '../add-link.tsx'
import { LoadError } from '../load-error.tsx'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/route'
import { StoreCard } from './store-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'stores')
  const stores = await listStores(db)
  const images = stores.map(({ mainImage }) => mainImage)
  return { versions, stores, pictures: await knownPictures.find(images) }
}

export default function Stores({ loaderData: { versions, stores, pictures } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.stores} action={<AddLink to={href('/admin/stores/new')} />}>
      {stores.length === 0 && <EmptyState {...text.none} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} picture={pictures[store.mainImage ?? '']} />
        ))}
      </ul>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.stores} message={errors.load.stores} />
}
