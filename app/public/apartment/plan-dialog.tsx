import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import type { OwnPlan } from '../../images/find-own-plans.ts'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { dialogGestures } from '../../plan-view/dialog-gestures.ts'
import { PlanFrame } from '../../plan-view/plan-frame.tsx'
import { ZoomControls } from '../../plan-view/plan-tools.tsx'
import { usePlanView } from '../../plan-view/use-plan-view.ts'
import { useWrittenLine } from '../../written.tsx'
import { CloseLink, FullScreenDialog } from '../full-screen-dialog.tsx'
import { useDialogExit } from '../opened-in-place.ts'

interface Props {
  plans: OwnPlan[]
  number: string
}

/** The apartment's own plans full screen. */
export function PlanDialog({ plans, number }: Props) {
  const building = useBuilding()
  const { places, apartment } = useLocale(apartmentSection).text
  const planText = apartment.plan
  const writtenLine = useWrittenLine()
  const { pathname } = useLocation()
  const exit = useDialogExit(`${pathname}#plan`, {})
  return (
    <FullScreenDialog
      label={planText.image(number)}
      onLeave={exit.close}
      className="flex flex-col noscript:overflow-auto"
    >
      <div className="flex shrink-0 items-center justify-between gap-4 py-2 pr-2 pl-4">
        <p className="text-lg font-bold wrap-anywhere">{planText.image(number)}</p>
        <CloseLink exit={exit} label={planText.close} className="bg-sea-800 hover:bg-sea-700" />
      </div>
      <div
        className={`grid min-h-0 grow auto-rows-fr gap-2 noscript:min-h-max ${plans.length > 1 ? 'landscape:grid-cols-2' : ''}`}
      >
        {plans.map((plan) => (
          <LargePlan
            key={plan.floor}
            plan={plan}
            label={planText.image(number, places.floor(building, plan))}
            place={writtenLine(places.place(building, plan))}
          />
        ))}
      </div>
    </FullScreenDialog>
  )
}

interface LargePlanProps {
  plan: OwnPlan
  label: string
  place: ReactNode
}

/** A plan that is moved and enlarged; without scripts it is large, and the dialog scrolls. */
function LargePlan({ plan, label, place }: LargePlanProps) {
  const view = usePlanView(dialogGestures)
  const times = Math.ceil(view.zoom)
  return (
    <figure className="relative flex min-h-0 flex-col overflow-clip bg-white noscript:min-w-256">
      <div data-full="" className="flex min-h-0 grow flex-col">
        <PlanFrame view={view}>
          <div className="relative grow">
            <OutlinedPlan
              plan={plan}
              part={plan.onScreen}
              label={label}
              shown={{ wide: 1400 * times, narrow: 100 * times }}
              className="absolute inset-0 size-full noscript:static noscript:h-auto"
            />
          </div>
        </PlanFrame>
      </div>
      <figcaption className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 px-4 py-1 font-semibold text-sea-900">
        {place}
        <ZoomControls view={view} className="flex noscript:hidden" />
      </figcaption>
    </figure>
  )
}
