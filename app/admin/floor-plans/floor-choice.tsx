import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import { entranceIds, floorLabel } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { carryText } from '../../../text/admin/carry-outlines.ts'
import { planRoomText } from '../../../text/admin/plan-room.ts'
import { floorPlansText as text } from '../../../text/admin/plans.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { useEarlyFilter } from '../../ui/filter-controls.tsx'
import type { FloorState } from './plan-to-edit.ts'

interface FloorChoiceProps extends FloorPlanPlace {
  states: FloorState[]
}

/**
 * The one place where a floor is chosen; each says what it still lacks. The URL controls the fields: when a
 * navigation is cancelled because of unsaved changes, the old floor is selected again. The form submits on change;
 * the empty `onChange` of the fields stops React's warning about read-only fields.
 */
export function FloorChoice({ entrance, floor, states }: FloorChoiceProps) {
  const building = useBuilding()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => submit(form.current)
  useEarlyFilter(form, apply)
  const floors = states.filter((state) => state.entrance === entrance)
  const index = floors.findIndex((state) => state.floor === floor)
  return (
    <Form ref={form} onChange={apply} className="flex flex-wrap items-center gap-x-3">
      <label>
        <span className="sr-only">{text.entrance}</span>
        <select
          name="entrance"
          value={entrance}
          onChange={() => {}}
          className={`${control.usual} cursor-pointer pr-9`}
        >
          {entranceIds(building).map((option) => (
            <option key={option} value={option}>
              {places.entrance(building, option)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex max-w-full flex-wrap items-center gap-1">
        <label className="flex max-w-full flex-wrap items-center gap-x-2 font-semibold text-sea-900">
          {text.floor}
          <select
            name="floor"
            // The text of the label would have the options of the field in it.
            aria-label={text.floor}
            value={floor}
            onChange={() => {}}
            className={`${control.usual} max-w-[min(11rem,100%)] cursor-pointer pr-9 font-normal`}
          >
            {floors.map((state) => (
              <option key={state.floor} value={state.floor}>
                {text.floorOption(floorLabel(building, state), describeState(state))}
              </option>
            ))}
          </select>
        </label>
        <Neighbour state={floors[index - 1]} label={planRoomText.previousFloor} icon={ChevronDown} />
        <Neighbour state={floors[index + 1]} label={planRoomText.nextFloor} icon={ChevronUp} />
      </div>
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}

function describeState({ hasPlan, missing, toReview }: FloorState): string {
  if (!hasPlan) return text.floorStates['no-plan']
  if (toReview) return carryText.review
  return missing > 0 ? text.floorStates.missing(missing) : text.floorStates.done
}

interface NeighbourProps {
  state: FloorState | undefined
  label: string
  icon: typeof ChevronUp
}

/** Leads to the floor above or below; at the last one it is only a place that stays empty. */
function Neighbour({ state, label, icon: Icon }: NeighbourProps) {
  if (!state) return <span className="size-11 shrink-0" />
  const { entrance, floor } = state
  return (
    <Link
      to={`${href('/admin/floor-plans')}?${new URLSearchParams({ entrance, floor: String(floor) })}`}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-lg text-sea-700 hover:bg-sea-50"
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}
