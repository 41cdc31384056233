import { ChevronLeft, MapPinOff, Maximize, Minimize } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listFloorPlans } from '../../../backend/data/plans/floor-plans.ts'
import { type Entrance, entranceName, entrances, floors, placeName } from '../../../domain/building.ts'
import { type FloorPlanPlace, parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { planSizes, planSources } from '../../plan-view/plan-image-view.tsx'
import { PlanTool } from '../../plan-view/plan-tool.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { describeFloor } from '../../text/public/descriptions.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { PageLoadError } from '../load-error.tsx'
import { placeUrl, selectionParameter } from '../navigator-urls.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/route'
import { ApartmentCard, PickHint } from './apartment-card.tsx'
import { FloorList } from './floor-list.tsx'
import { Legend } from './legend.tsx'
import { PlanViewer } from './plan-viewer.tsx'
import { planId, useSelectedApartment } from './selection.ts'
import { outlinesOf, type ShownFloor, showFloor } from './shown-floor.ts'
import { type FullScreen, useFullScreen } from './use-full-screen.ts'

const selectionId = 'selected-apartment'

/**
 * Scrolls the plan to the top when an apartment is selected and the plan cannot be seen: on a phone because the apartment's
 * sheet (`fixed`) covers it, elsewhere because the apartment was selected in the list further down.
 */
function usePlanAboveSheet(selectedId: string | undefined): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = document.getElementById(selectionId)?.firstElementChild
    if (!selectedId || !plan.current || !sheet) return
    const { top, bottom } = plan.current.getBoundingClientRect()
    const isSheet = getComputedStyle(sheet).position === 'fixed'
    const isHidden = isSheet
      ? bottom > sheet.getBoundingClientRect().top || top < 0
      : bottom < window.innerHeight / 3
    if (isHidden) plan.current.scrollIntoView({ block: 'start' })
  }, [selectedId])
  return plan
}

const afterThePage = 400

/** Fetches the images of the neighbouring floors in just the size that this screen will ask for. */
function usePrefetch(neighbours: ShownFloor['neighbours']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const plan of neighbours) {
        const image = new Image()
        image.sizes = planSizes(1)
        image.srcset = planSources(plan)
      }
    }, afterThePage)
    return () => clearTimeout(timer)
  }, [neighbours])
}

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

function NoPlan() {
  return (
    <div className="flex aspect-[2400/1730] max-h-96 w-full flex-col items-center justify-center gap-3 rounded-card border border-dashed border-sea-200 bg-white p-6 text-center">
      <MapPinOff className="size-10 text-sea-500" aria-hidden="true" />
      <p className="text-xl font-semibold">{text.noPlan}</p>
      <p className="text-sea-800">{text.noPlanAdvice}</p>
    </div>
  )
}

function FullScreenTool({ isFull, toggle }: Pick<FullScreen, 'isFull' | 'toggle'>) {
  const Icon = isFull ? Minimize : Maximize
  return (
    <PlanTool label={isFull ? text.leaveFullScreen : text.fullScreen} onPress={toggle}>
      <Icon className="size-5" aria-hidden="true" />
    </PlanTool>
  )
}

/** Where one is, and the ways to everywhere else. */
function FloorHead(place: FloorPlanPlace) {
  return (
    <div className="[grid-area:head] flex flex-wrap items-end justify-between gap-x-6 gap-y-3 flat:flex-col flat:items-start in-data-full:hidden">
      <div>
        <Link
          to={href('/navigator')}
          prefetch="intent"
          className="off-paper -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-sea-700 hover:underline"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
          {text.backToBuilding}
        </Link>
        <h1 className="text-3xl sm:text-4xl flat:text-2xl">{placeName(place)}</h1>
      </div>
      <FloorChoice {...place} />
    </div>
  )
}

function FloorChoice({ entrance, floor }: FloorPlanPlace) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
      <nav aria-label={text.entrance} className="flex gap-1.5">
        {entrances.map((option) => (
          <FloorOptionLink key={option} entrance={option} floor={floor} isCurrent={option === entrance}>
            {entranceName(option)}
          </FloorOptionLink>
        ))}
      </nav>
      <nav
        aria-label={text.floor}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {floors.map((option) => (
          <FloorOptionLink key={option} entrance={entrance} floor={option} isCurrent={option === floor}>
            <span className="sr-only">{text.floor} </span>
            {option}
          </FloorOptionLink>
        ))}
      </nav>
    </div>
  )
}

interface FloorOptionLinkProps {
  entrance: Entrance
  floor: number
  isCurrent: boolean
  children: ReactNode
}

function FloorOptionLink({ entrance, floor, isCurrent, children }: FloorOptionLinkProps) {
  return (
    <Link
      to={placeUrl({ entrance, floor })}
      prefetch="intent"
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-sea-200 bg-white px-2 font-semibold text-sea-800 tabular-nums transition-colors hover:border-sea-500 hover:bg-sea-50 aria-[current=page]:border-sea-800 aria-[current=page]:bg-sea-800 aria-[current=page]:text-white"
    >
      {children}
    </Link>
  )
}
