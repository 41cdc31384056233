import { Expand } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { statuses } from '../../../domain/status.ts'
import { parkingSection } from '../../../text/public/sections/parking.ts'
import { useBuilding } from '../../building.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { bundledPlan } from '../../images/bundled-plans.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { openedHere } from '../opened-in-place.ts'
import { PlanDialog as PlanDialogOnServer } from './plan-dialog.tsx'
import type { LevelPlan } from './show-level-plan.ts'
import { SpotOutlines } from './spot-outlines.tsx'

/** Browsers load it when it opens. The server may be asked for a page on which it is open. */
const PlanDialog = import.meta.env.SSR
  ? PlanDialogOnServer
  : lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** The URL parameter that enlarges the plan. It lets the server render the enlarged plan, and Back close it. */
export const parkingPlanChoices = { plan: ['open'] } as const

export function isPlanOpen(search: string): boolean {
  return new URLSearchParams(search).get('plan') === 'open'
}

export function withPlan(search: string, isOpen: boolean): string {
  const query = new URLSearchParams(search)
  if (isOpen) query.set('plan', 'open')
  else query.delete('plan')
  return `?${query}`
}

interface ParkingPlanProps {
  level: number
  plan: LevelPlan | undefined
  /** The parking spot that is highlighted. */
  markedId?: string
  /** A part of the plan that is shown instead of the whole plan until it is enlarged. */
  excerpt?: ReactNode
}

/** The uploaded plan with its parking spots, or the bundled plan without them. `?plan=open` enlarges it. */
export function ParkingPlanFigure({ level, plan, markedId, excerpt }: ParkingPlanProps) {
  const building = useBuilding()
  const { parking, places } = useLocale(parkingSection).text
  const { search } = useLocation()
  const image = plan?.image ?? bundledPlan(building, level)
  if (!image) return null
  const alt = parking.plan(places.parkingLevel(building, level))
  return (
    // The padding is for the label of the link, which would cover parking spots if it was on the plan.
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
        <span className="screen-only absolute right-4 bottom-0 flex min-h-11 items-center gap-2 text-sm font-semibold text-sea-800">
          {parking.enlarge}
          <Expand className="size-5" aria-hidden="true" />
        </span>
      </Link>
      {plan && !excerpt && (
        <div className="parking-plan-spots pointer-events-none absolute inset-x-0 top-0 bottom-11">
          <SpotOutlines {...plan} name="plan" className="md:pointer-events-auto" />
        </div>
      )}
      <Suspense>
        {isPlanOpen(search) && (
          <PlanDialog
            title={alt}
            closeTo={withPlan(search, false)}
            legend={<StatusLegend label={parking.legend} />}
          >
            <AnyImage priority image={image} alt={alt} sizes="max(100vw, 1200px)" className="w-full" />
            {plan && (
              <SpotOutlines {...plan} name="large" markedId={markedId} className="pointer-events-auto" />
            )}
          </PlanDialog>
        )}
      </Suspense>
    </div>
  )
}

export function StatusLegend({ label }: { label: string }) {
  const { parkingStatus } = useLocale().text.labels
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} label={parkingStatus[status]} />
        </li>
      ))}
    </ul>
  )
}
