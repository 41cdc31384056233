import { Form, href, Link, useSubmit } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listFloorPlans, saveOutlines } from '../../../backend/data/plans/floor-plans.ts'
import {
  type Building,
  type Entrance,
  entranceIds,
  floorLabel,
  floorsOfEntrance,
} from '../../../domain/building/building.ts'
import { asApartmentOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import { type FloorPlanPlace, parsePlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { places } from '../../../text/public/bg/places.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { SelectField } from '../../ui/field.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import type { Route } from './+types/route'
import { ManyPlansLink } from './many-plans-link.tsx'
import { planSaveAction } from './plan-actions.ts'
import { PlanScreen } from './plan-screen.tsx'
import { type FloorState, floorStates, planToEdit } from './plan-to-edit.ts'
import { toastPlanSave } from './toast-plan-result.ts'

const classNames = {
  done: 'border-sea-200 bg-white text-sea-900',
  missing: 'border-reserved bg-reserved-soft text-reserved',
  'no-plan': 'border-dashed border-sold bg-sold-soft text-sold',
}

/** The text in the corner of a floor; other floors show how many outlines are missing. */
const marks: Partial<Record<keyof typeof classNames, string>> = { done: '', 'no-plan': '–' }

interface FloorStripProps {
  states: FloorState[]
  shown: FloorPlanPlace
}

/** Links to all floors and marks those that have no plan or miss outlines. */
function FloorStrip({ states, shown }: FloorStripProps) {
  const building = useBuilding()
  return (
    <nav aria-label={text.strip} className="flex w-full flex-wrap gap-x-6 gap-y-1">
      {entranceIds(building).map((entrance) => (
        <div key={entrance} className="flex flex-wrap items-center gap-1">
          <span className="min-w-14 text-sm font-semibold text-sea-800">
            {places.entrance(building, entrance)}
          </span>
          {states
            .filter((state) => state.entrance === entrance)
            .map((state) => (
              <FloorLink
                key={state.floor}
                state={state}
                isShown={entrance === shown.entrance && state.floor === shown.floor}
              />
            ))}
        </div>
      ))}
    </nav>
  )
}

function FloorLink({ state, isShown }: { state: FloorState; isShown: boolean }) {
  const building = useBuilding()
  const { entrance, floor } = state
  const kind = kindOf(state)
  const stateText = kind === 'missing' ? text.floorStates.missing(state.missing) : text.floorStates[kind]
  return (
    <Link
      to={`${href('/admin/floor-plans')}?entrance=${entrance}&floor=${floor}`}
      aria-current={isShown ? 'page' : undefined}
      aria-label={`${places.place(building, state)}: ${stateText}`}
      title={stateText}
      data-mark={marks[kind] ?? state.missing}
      className={`relative grid h-11 min-w-11 place-items-center px-1 rounded-lg border text-sm font-bold tabular-nums hover:ring-2 hover:ring-sea-500 aria-[current=page]:ring-3 aria-[current=page]:ring-sea-700 xl:pointer-fine:h-8 xl:pointer-fine:min-w-8 after:absolute after:top-0 after:right-1 after:text-[0.65rem] after:content-[attr(data-mark)] ${classNames[kind]}`}
    >
      {floorLabel(building, state)}
    </Link>
  )
}

function kindOf({ hasPlan, missing }: FloorState): keyof typeof classNames {
  if (!hasPlan) return 'no-plan'
  return missing > 0 ? 'missing' : 'done'
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const building = await loadBuilding(context)
  const { entrance, floor } = selectedPlace(building, new URL(request.url).searchParams)
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'floorPlans')
  const [plans, apartments] = await Promise.all([listFloorPlans(db), listApartments(db, { drafts: 'with' })])
  const here = <Placed extends { entrance: Entrance }>(all: Placed[]) =>
    all.filter((each) => each.entrance === entrance)
  const shown = planToEdit(building, { entrance, floor }, here(plans), here(apartments))
  return { entrance, floor, versions, shown, states: floorStates(building, plans, apartments) }
}

/** The lowest floor of the entrance is shown where the URL has no floor, or one that the entrance does not have. */
function selectedPlace(building: Building, query: URLSearchParams): FloorPlanPlace {
  const { entrance = entranceIds(building)[0] ?? '' } = parsePlanPlace(building, query.get('entrance'), null)
  const [lowest = 1] = floorsOfEntrance(building, entrance)
  const { floor = lowest } = parsePlanPlace(building, entrance, query.get('floor'))
  return { entrance, floor }
}

export function action({ request, context }: Route.ActionArgs) {
  return planSaveAction({ request, context }, text, {
    save: (db, id, revision, outlines) => saveOutlines(db, id, revision, outlines.map(asApartmentOutline)),
    logged: logMessages.updateFloorPlan,
  })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.floorPlans)

export const clientAction = toastPlanSave(text)

export const shouldRevalidate = revalidateAlsoWhenStale

export default function FloorPlans({ loaderData }: Route.ComponentProps) {
  const { versions, entrance, floor, shown, states } = loaderData
  useLive(versions)
  return (
    <PlanScreen
      title={adminText.screens.floorPlans}
      text={text}
      shown={shown}
      placeChoice={<PlaceChoice entrance={entrance} floor={floor} />}
      overview={<FloorStrip states={states} shown={{ entrance, floor }} />}
      publicUrl={href('/:lang?/navigator/:entrance/:floor', { entrance, floor: String(floor) })}
      removalUrl={(id) => href('/admin/floor-plans/:id', { id })}
    />
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.floorPlans} message={errors.load.floorPlans} />
}

/**
 * The URL controls the fields: when a navigation is cancelled because of unsaved changes, the old floor is
 * selected again. The form submits on change; the empty `onChange` of the fields stops React's warning about
 * read-only fields.
 */
function PlaceChoice({ entrance, floor }: FloorPlanPlace) {
  const building = useBuilding()
  const submit = useSubmit()
  return (
    <Form onChange={(event) => submit(event.currentTarget)} className="flex flex-wrap items-end gap-3">
      <div className="min-w-32">
        <SelectField
          id="plan-entrance"
          name="entrance"
          label={text.entrance}
          value={entrance}
          onChange={() => {}}
        >
          {entranceIds(building).map((option) => (
            <option key={option} value={option}>
              {places.entrance(building, option)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-24">
        <SelectField id="plan-floor" name="floor" label={text.floor} value={floor} onChange={() => {}}>
          {floorsOfEntrance(building, entrance).map((option) => (
            <option key={option} value={option}>
              {floorLabel(building, { entrance, floor: option })}
            </option>
          ))}
        </SelectField>
      </div>
      <Link
        to={href('/admin/floor-plans/building')}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-sea-700 underline-offset-4 hover:underline"
      >
        {adminText.buildingViews}
      </Link>
      <ManyPlansLink />
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}
