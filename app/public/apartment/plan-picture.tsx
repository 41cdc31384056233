import { Expand } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import type { OwnPlan } from '../../images/find-own-plans.ts'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { useWrittenLine } from '../../written.tsx'
import { openedHere } from '../opened-in-place.ts'
import { PlanDialog as PlanDialogOnServer } from './plan-dialog.tsx'

/** Browsers load it when it opens. The server may be asked for a page on which it is open. */
const PlanDialog = import.meta.env.SSR
  ? PlanDialogOnServer
  : lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

const parameter = 'plan'
const opened = 'open'

export const apartmentPlanChoices = { [parameter]: [opened] }

/** The open plan is part of the URL: it can be shared, opens without scripts, and Back closes it. */
function useIsPlanOpen(): boolean {
  const [query] = useSearchParams()
  return query.get(parameter) === opened
}

const openPlanLink = {
  to: { search: `?${parameter}=${opened}` },
  state: openedHere,
  preventScrollReset: true,
}

interface Props {
  plans: OwnPlan[]
  number: string
  className: string
}

/** The apartment's own plan, which opens full screen; the two floors of a maisonette side by side. */
export function PlanPicture({ plans, number, className }: Props) {
  const building = useBuilding()
  const { text } = useLocale(apartmentSection)
  const { places, apartment } = text
  const writtenLine = useWrittenLine()
  const isPlanOpen = useIsPlanOpen()
  const both = plans.length > 1
  return (
    <>
      <Link
        id="plan"
        {...openPlanLink}
        data-early
        className={`own-plans group relative grid gap-3 ${both ? 'two-floors print-halves sm:grid-cols-2' : ''} ${className}`}
      >
        {plans.map((plan) => (
          <span
            key={plan.floor}
            className="flex flex-col overflow-hidden rounded-card bg-white shadow-card beside:min-h-0"
          >
            <span className="relative block grow">
              <OutlinedPlan
                plan={plan}
                part={plan.onPage}
                label={apartment.plan.image(number, places.floor(building, plan))}
                shown={{ wide: both ? 400 : 680, narrow: 100 }}
                className="w-full beside:absolute beside:inset-0 beside:size-full"
              />
            </span>
            {both && (
              <span className="px-4 pb-3 font-semibold text-sea-800">
                {writtenLine(places.place(building, plan))}
              </span>
            )}
          </span>
        ))}
        <span className="screen-only absolute top-3 right-3 flex size-11 items-center justify-center rounded-full bg-sea-950/80 text-white transition-colors group-hover:bg-sea-800">
          <Expand className="size-5" aria-hidden="true" />
          <span className="sr-only">{apartment.plan.open}</span>
        </span>
      </Link>
      <Suspense>{isPlanOpen && <PlanDialog plans={plans} number={number} />}</Suspense>
    </>
  )
}
