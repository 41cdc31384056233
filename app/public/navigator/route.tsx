import { data, isRouteErrorResponse } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listFloorPlans } from '../../../backend/data/floor-plans.ts'
import { placeName } from '../../../domain/building.ts'
import { parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { describeFloor } from '../../text/public/descriptions.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { PageLoadError } from '../load-error.tsx'
import { selectionParameter } from '../navigator-urls.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/route'
import { ApartmentCard, PickHint } from './apartment-card.tsx'
import { FloorHead } from './floor-head.tsx'
import { FloorList } from './floor-list.tsx'
import { FullScreenTool } from './full-screen-tool.tsx'
import { Legend } from './legend.tsx'
import { NoPlan } from './no-plan.tsx'
import { PlanViewer } from './plan-viewer.tsx'
import { planId, useSelectedApartment } from './selection.ts'
import { outlinesOf, showFloor } from './shown-floor.ts'
import { useFullScreen } from './use-full-screen.ts'
import { selectionId, usePlanAboveSheet } from './use-plan-above-sheet.ts'
import { usePrefetch } from './use-prefetch.ts'

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans'],
  // As ids are written; of those that no apartment has, the server makes nothing (server/pages/meanings.ts).
  query: { [selectionParameter]: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { entrance, floor } = parsePlanPlace(params.entrance, params.floor)
  if (entrance === undefined || floor === undefined) throw data(null, { status: 404 })
  const { db } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const [plans, apartments] = await Promise.all([
    listFloorPlans(db, { entrance }),
    listApartments(db, { entrance, floor }),
  ])
  const shown = showFloor({ entrance, floor }, plans, apartments)
  const title = `${text.title}: ${placeName(shown)}`
  return { ...shown, versions, title, description: describeFloor(shown, apartments) }
}

export default function Navigator({ loaderData: shown }: Route.ComponentProps) {
  useLive(shown.versions)
  const { entrance, floor, plan, apartments, neighbours } = shown
  const selected = useSelectedApartment(apartments)
  const outlines = outlinesOf(shown)
  usePrefetch(neighbours)
  const planPlace = usePlanAboveSheet(selected?.id)
  const { stage, isFull, toggle } = useFullScreen()
  return (
    <main className="page-frame pt-20 flat:pt-18">
      <PageHead title={shown.title} description={shown.description} />
      <div ref={stage} className="plan-stage" data-full={isFull || undefined} data-selected={selected && ''}>
        <FloorHead entrance={entrance} floor={floor} />
        <div ref={planPlace} id={planId} className="[grid-area:plan]">
          {plan ? (
            <PlanViewer
              key={`${entrance}-${floor}`}
              place={shown}
              plan={plan}
              outlines={outlines}
              selectedId={selected?.id}
              legend={<Legend apartments={apartments} label={text.legend} />}
              fullScreen={<FullScreenTool isFull={isFull} toggle={toggle} />}
            />
          ) : (
            <NoPlan />
          )}
        </div>
        <aside id={selectionId} aria-label={text.selected} aria-live="polite" className="[grid-area:card]">
          {selected ? (
            <ApartmentCard apartment={selected} entrance={entrance} floor={floor} />
          ) : (
            plan && !isFull && <PickHint />
          )}
        </aside>
      </div>
      {plan && <GestureHint />}
      <FloorList
        apartments={apartments}
        outlined={new Set(outlines.map(({ apartment }) => apartment.id))}
        selectedId={selected?.id}
      />
    </main>
  )
}

function GestureHint() {
  return (
    <p className="off-paper mt-3 text-sm text-sea-700">
      <span className="max-lg:hidden">{text.hint}</span>
      <span className="lg:hidden">{text.touchHint}</span>
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />
  return <PageLoadError title={text.title} message={loadErrors.floorPlans} />
}
