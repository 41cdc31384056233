import { href, Link } from 'react-router'
import { entranceName, entrances } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'
import type { FloorState } from './floor-states.ts'

const classNames = {
  done: 'border-sea-200 bg-white text-sea-900',
  missing: 'border-reserved bg-reserved-soft text-reserved',
  'no-plan': 'border-dashed border-sold bg-sold-soft text-sold',
}

/** In the corner: how many outlines are missing. */
const marks: Partial<Record<keyof typeof classNames, string>> = { done: '', 'no-plan': '–' }

interface FloorStripProps {
  states: FloorState[]
  shown: FloorPlanPlace
}

/** All floors at a glance: where a plan is missing, where outlines are, and the way there. */
export function FloorStrip({ states, shown }: FloorStripProps) {
  return (
    <nav aria-label={text.strip} className="flex w-full flex-wrap gap-x-6 gap-y-1">
      {entrances.map((entrance) => (
        <div key={entrance} className="flex flex-wrap items-center gap-1">
          <span className="w-14 text-sm font-semibold text-sea-800">{entranceName(entrance)}</span>
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
  const { entrance, floor } = state
  const kind = kindOf(state)
  const stateText = kind === 'missing' ? text.floorStates.missing(state.missing) : text.floorStates[kind]
  return (
    <Link
      to={`${href('/admin/floor-plans')}?entrance=${entrance}&floor=${floor}`}
      aria-current={isShown ? 'page' : undefined}
      aria-label={`${entranceName(entrance)}, ${text.floor.toLowerCase()} ${floor}: ${stateText}`}
      title={stateText}
      data-mark={marks[kind] ?? state.missing}
      className={`relative grid size-11 place-items-center rounded-lg border text-sm font-bold tabular-nums hover:ring-2 hover:ring-sea-500 aria-[current=page]:ring-3 aria-[current=page]:ring-sea-700 xl:pointer-fine:size-8 after:absolute after:top-0 after:right-1 after:text-[0.65rem] after:content-[attr(data-mark)] ${classNames[kind]}`}
    >
      {floor}
    </Link>
  )
}

function kindOf({ hasPlan, missing }: FloorState): keyof typeof classNames {
  if (!hasPlan) return 'no-plan'
  return missing > 0 ? 'missing' : 'done'
}
