import { MapPinOff, Maximize, Minimize } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { listFloorPlans } from '../../../backend/data/plans/floor-plans.ts'
import { matchesFilters } from '../../../domain/apartment/apartment-filters.ts'
import { navigatorFilterChoices, repeatedFilters } from '../../../domain/apartment/filter-choices.ts'
import { parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { backendContext } from '../../context.ts'
import { ErrorPage } from '../../error-page.tsx'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { planSizes, planSources } from '../../plan-view/plan-image-view.tsx'
import { PlanTool } from '../../plan-view/plan-tools.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { selectionParameter } from '../navigator-urls.ts'
import { PageHead, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentCard } from './apartment-card.tsx'
import { filterHomes } from './filter-homes.ts'
import { FilterQuery } from './filter-query.ts'
import { countFitting } from './floor-counts.ts'
import { FloorList } from './floor-list.tsx'
import { Legend } from './legend.tsx'
import { toNavigatorApartments } from './navigator-apartment.ts'
import { NavigatorFilters } from './navigator-filters.tsx'
import { FloorHead } from './other-floors.tsx'
import { PickHint } from './pick-hint.tsx'
import { PlanViewer } from './plan-viewer.tsx'
import { planId, selectionId, useSelectedApartment } from './selection.ts'
import { outlinesOf, type ShownFloor, showFloor } from './shown-floor.ts'

/**
 * Scrolls the plan to the top when an apartment is selected while the plan is not visible: on a phone because the
 * apartment's sheet (`fixed`) covers it, elsewhere because it was selected in the list below.
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

/** Loads the plan images of the adjacent floors in the size that this screen needs. */
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
  // The format of ids. The server removes ids that no apartment has (server/pages/canonical-parameters.ts).
  query: {
    [selectionParameter]: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    ...navigatorFilterChoices,
  },
  repeated: repeatedFilters,
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const building = await loadNamedBuilding(context)
  const { entrance, floor } = parsePlanPlace(building, params.entrance, params.floor)
  if (entrance === undefined || floor === undefined) throw data(null, { status: 404 })
  const { db } = context.get(backendContext)
  const { text } = getLocale(context)
  const versions = shownVersions(context, handle)
  const [plans, stored] = await Promise.all([listFloorPlans(db, { entrance }), listApartmentItems(db)])
  const homes = stored.map((apartment) => withPublicPrice(building, apartment))
  const { filtering, fittingIds } = filterHomes(text, building, homes, request)
  const apartments = homes.filter((home) => matchesFilters(building, home, { entrance, floor }))
  const shown = showFloor({ entrance, floor }, plans, toNavigatorApartments(apartments, fittingIds))
  const title = `${text.navigator.title}: ${text.places.place(building, shown)}`
  const description = text.descriptions.describeFloor(building, shown, apartments)
  return { ...shown, filtering, versions, title, description }
}

export default function Navigator({ loaderData: shown }: Route.ComponentProps) {
  useLive(shown.versions)
  const text = useLocale(navigatorSection).text.navigator
  const { entrance, floor, plan, apartments, neighbours, filtering } = shown
  const selected = useSelectedApartment(apartments)
  const outlines = outlinesOf(shown)
  usePrefetch(neighbours)
  const planPlace = usePlanAboveSheet(selected?.id)
  const { stage, isFull, toggle } = useFullScreen()
  return (
    <FilterQuery value={filtering.query}>
      <main className="page-frame pt-20 flat:pt-18">
        <PageHead title={shown.title} description={shown.description} />
        <div
          ref={stage}
          className="plan-stage"
          data-full={isFull || undefined}
          data-selected={selected && ''}
        >
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
            <Suspense>
              {selected ? (
                <ApartmentCard apartment={selected} entrance={entrance} floor={floor} />
              ) : (
                plan && !isFull && <PickHint />
              )}
            </Suspense>
          </aside>
        </div>
        {plan && <GestureHint />}
        <div className="mt-8">
          <NavigatorFilters
            filtering={filtering}
            here={countFitting(apartments)}
            allHere={apartments.length}
          />
        </div>
        <FloorList
          apartments={apartments}
          outlined={new Set(outlines.map(({ apartment }) => apartment.id))}
          selectedId={selected?.id}
        />
      </main>
    </FilterQuery>
  )
}

function GestureHint() {
  const text = useLocale(navigatorSection).text.navigator
  return (
    <p className="screen-only mt-3 text-sm text-sea-700">
      <span className="max-lg:hidden">{text.hint}</span>
      <span className="lg:hidden">{text.touchHint}</span>
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { navigator, loadErrors } = useLocale(navigatorSection).text
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />
  return <PageLoadError title={navigator.title} message={loadErrors.floorPlans} />
}

function NoPlan() {
  const text = useLocale(navigatorSection).text.navigator
  return (
    <div className="flex aspect-[2400/1730] max-h-96 w-full flex-col items-center justify-center gap-3 rounded-card border border-dashed border-sea-200 bg-white p-6 text-center">
      <MapPinOff className="size-10 text-sea-500" aria-hidden="true" />
      <p className="text-xl font-semibold">{text.noPlan}</p>
      <p className="text-sea-800">{text.noPlanAdvice}</p>
    </div>
  )
}

function FullScreenTool({ isFull, toggle }: Pick<FullScreen, 'isFull' | 'toggle'>) {
  const text = useLocale(navigatorSection).text.navigator
  const Icon = isFull ? Minimize : Maximize
  return (
    <PlanTool label={isFull ? text.leaveFullScreen : text.fullScreen} onPress={toggle}>
      <Icon className="size-5" aria-hidden="true" />
    </PlanTool>
  )
}

interface FullScreen {
  stage: RefObject<HTMLDivElement | null>
  isFull: boolean
  toggle(): void
}

/**
 * Shows the plan with its tools and the selected apartment (`stage`) over the whole page, and full screen where
 * the browser supports it, which many phones do not. Escape leaves both.
 */
function useFullScreen(): FullScreen {
  const stage = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    if (!isFull || !stage.current) return
    const listening = new AbortController()
    const { signal } = listening
    const restore = setAsideAround(stage.current)
    const leaveWithKey = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false)
    const leaveWithBrowser = () => !document.fullscreenElement && setFull(false)
    document.addEventListener('keydown', leaveWithKey, { signal })
    document.addEventListener('fullscreenchange', leaveWithBrowser, { signal })
    return () => {
      listening.abort()
      restore()
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [isFull])

  const toggle = () => {
    setFull(!isFull)
    // If the browser refuses full screen, the stage still covers the page.
    if (!isFull) stage.current?.requestFullscreen?.().catch(() => {})
  }
  return { stage, isFull, toggle }
}

/**
 * Makes everything outside of the stage inert and stops the page from scrolling. Returns a function that undoes this.
 */
function setAsideAround(stage: Element): () => void {
  const covered: Element[] = []
  for (let at = stage; at.parentElement && at !== document.body; at = at.parentElement)
    covered.push(
      ...[...at.parentElement.children].filter((each) => each !== at && !each.hasAttribute('inert')),
    )
  for (const each of covered) each.toggleAttribute('inert', true)
  const { style } = document.documentElement
  style.overflow = 'hidden'
  return () => {
    for (const each of covered) each.toggleAttribute('inert', false)
    style.overflow = ''
  }
}
