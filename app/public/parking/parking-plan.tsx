import { Expand } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { parkingLevelName, parkingLevels } from '../../../domain/building.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { bundledPlans } from '../../images/bundled-plans.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { StatusLegend } from '../../ui/status-legend.tsx'
import { openedHere } from '../full-screen-dialog.tsx'
import { ParkingPlanDialog } from './parking-plan-dialog.tsx'
import { isPlanOpen, withPlan } from './plan-parameter.ts'
import type { LevelPlan } from './show-level-plan.ts'
import { SpotOutlines } from './spot-outlines.tsx'

interface ParkingPlanProps {
  level: number
  plan: LevelPlan | undefined
  /** Whose place is drawn apart from the others. */
  markedId?: string
  /** A part of the plan that stands for it until it is enlarged. */
  excerpt?: ReactNode
}

/** The level's plan with its places, or the plan that comes with the application; it enlarges at `?plan=open`. */
export function ParkingPlanFigure({ level, plan, markedId, excerpt }: ParkingPlanProps) {
  const { search } = useLocation()
  const image = plan?.image ?? bundledPlanOf(level)
  if (!image) return null
  const alt = text.plan(parkingLevelName(level))
  return (
    // The sign stands below the drawing, where it covers no place.
    <div className="parking-plan relative overflow-hidden rounded-card bg-white pb-11 shadow-card">
      {excerpt ?? (
        <AnyImage
          priority
          image={image}
          alt={alt}
          sizes="(min-width: 1280px) 1232px, 100vw"
          className="w-full"
        />
      )}
      <Link
        to={withPlan(search, true)}
        state={openedHere}
        preventScrollReset
        data-early
        className="absolute inset-0 rounded-card -outline-offset-2"
      >
        <span className="off-paper absolute right-4 bottom-0 flex min-h-11 items-center gap-2 text-sm font-semibold text-sea-800">
          {text.enlarge}
          <Expand className="size-5" aria-hidden="true" />
        </span>
      </Link>
      {plan && !excerpt && (
        <div className="parking-places pointer-events-none absolute inset-x-0 top-0 bottom-11">
          <SpotOutlines {...plan} name="plan" className="md:pointer-events-auto" />
        </div>
      )}
      {isPlanOpen(search) && (
        <ParkingPlanDialog
          title={alt}
          closeTo={withPlan(search, false)}
          legend={<StatusLegend label={text.legend} />}
        >
          <AnyImage priority image={image} alt={alt} sizes="max(100vw, 1200px)" className="w-full" />
          {plan && (
            <SpotOutlines {...plan} name="large" markedId={markedId} className="pointer-events-auto" />
          )}
        </ParkingPlanDialog>
      )}
    </div>
  )
}

export function bundledPlanOf(level: number) {
  const known = parkingLevels.find((each) => each === level)
  return known && bundledPlans[known]
}
