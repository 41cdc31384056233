import { data, href, Link, useLocation } from 'react-router'
import { findApartmentWithNotes } from '../../../../backend/data/apartments.ts'
import { neighboursIn } from '../../../../domain/lists/neighbours.ts'
import { adminText } from '../../../../text/admin/admin.ts'
import { apartmentFormText } from '../../../../text/admin/apartments.ts'
import { loadBuilding, useBuilding } from '../../../building.ts'
import { backendContext, userContext } from '../../../context.ts'
import { useLive } from '../../../live/use-live.ts'
import { button } from '../../../ui/button.ts'
import { Screen } from '../../frame/screen.tsx'
import { HistoryLink, PublicLink } from '../../frame/screen-links.tsx'
import { Today } from '../../grid/today.ts'
import { type Neighbour, NeighbourLinks, RecordError } from '../../record/record-screen.tsx'
import { returnTo } from '../../record/return-to.ts'
import { useFocusRowAfterForm } from '../../record/row-focus.tsx'
import { listAdminApartments } from '../admin-list.ts'
import { apartmentCollection } from '../apartment-collection.ts'
import type { Route } from './+types/route'
import { describeHome, versionsOfHome } from './describe-home.server.ts'
import { HomeDetails } from './home-details.tsx'
import { HomeDocuments } from './home-documents.tsx'
import { HomeEnquiries, HomePrices, HomeViewings } from './home-lists.tsx'
import { HomePictures } from './home-pictures.tsx'
import { HomeStanding } from './home-standing.tsx'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const versions = await versionsOfHome(backend)
  const apartment = await findApartmentWithNotes(backend.db, id)
  if (!apartment) throw data(null, { status: 404 })
  const building = await loadBuilding(context)
  const query = new URL(request.url).searchParams
  const { previous, next } = neighboursIn(await listAdminApartments(building, backend.db, query), id)
  return {
    versions,
    neighbours: { previous: previous && toNeighbour(previous), next: next && toNeighbour(next) },
    view: await describeHome(backend, building, apartment, context.get(userContext)),
  }
}

function toNeighbour({ id, number }: { id: string; number: string }): Neighbour {
  return { id, url: href('/admin/apartments/:id/view', { id }), name: apartmentFormText.title(number) }
}

/** A home as the sales team reads it. Agents have it in place of the form. */
export default function ViewApartment({ loaderData, params: { id } }: Route.ComponentProps) {
  const { versions, neighbours, view } = loaderData
  useLive(versions)
  useFocusRowAfterForm([id])
  const building = useBuilding()
  const { search } = useLocation()
  const { home, today } = view
  return (
    <Today value={today}>
      <Screen
        title={apartmentFormText.title(home.number)}
        action={
          <div className="flex flex-wrap gap-2">
            <NeighbourLinks {...neighbours} />
            <Link
              to={returnTo(apartmentCollection(building).list, search)}
              className={button({ kind: 'secondary' })}
            >
              {adminText.backToList}
            </Link>
            <HistoryLink collection="apartments" record={id} />
            {!home.isDraft && <PublicLink to={href('/:lang?/apartments/:id', { id })} />}
          </div>
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
          <div className="min-w-0 xl:col-start-2">
            <HomeStanding view={view} />
          </div>
          <div className="grid min-w-0 gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <HomePictures view={view} />
            <HomeDetails view={view} />
            <HomeEnquiries id={id} enquiries={view.enquiries} />
            <HomePrices prices={view.prices} />
          </div>
          <div className="grid min-w-0 gap-4 xl:col-start-2">
            <HomeViewings id={id} viewings={view.viewings} />
            <HomeDocuments id={id} brochureUrl={view.brochureUrl} isDraft={home.isDraft} />
          </div>
        </div>
      </Screen>
    </Today>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={apartmentCollection} />
}
