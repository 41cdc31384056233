import { Expand, Map as MapIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { ErrorPanel } from '../../error-page.tsx'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { useWrittenLine } from '../../written.tsx'
import { selecting } from '../navigator-urls.ts'
import { openedHere } from '../opened-in-place.ts'
import type { OwnPlan } from './find-own-plans.ts'
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

export function Plans({ plans, apartment }: { plans: OwnPlan[] | 'unread'; apartment: PublicApartment }) {
  const { text } = useLocale()
  const isPlanOpen = useIsPlanOpen()
  if (plans === 'unread') {
    return (
      <div className="mt-16">
        <ErrorPanel message={text.loadErrors.floorPlans} />
      </div>
    )
  }
  if (plans.length === 0) return null
  return (
    <>
      <OwnPlans plans={plans} apartment={apartment} />
      <Suspense>{isPlanOpen && <PlanDialog plans={plans} number={apartment.number} />}</Suspense>
    </>
  )
}

interface Props {
  plans: OwnPlan[]
  apartment: PublicApartment
}

/** The apartment's own plan, and where it is on its floor; the two floors of a maisonette side by side. */
function OwnPlans({ plans, apartment }: Props) {
  const both = plans.length > 1
  const building = useBuilding()
  const { text, pages } = useLocale(apartmentSection)
  const { places } = text
  const planText = text.apartment.plan
  const writtenLine = useWrittenLine()
  return (
    <div
      id="plan"
      className={`own-plans mt-16 grid gap-x-8 gap-y-12 ${both ? 'two-floors' : 'lg:grid-cols-[5fr_3fr]'}`}
    >
      <section>
        <h2 className="text-2xl">{planText.title}</h2>
        <Link
          {...openPlanLink}
          data-early
          className={`group relative mt-5 grid gap-4 ${both ? 'print-halves md:grid-cols-2 md:gap-8' : ''}`}
        >
          {plans.map((plan) => (
            <span key={plan.floor} className="block">
              <OutlinedPlan
                plan={plan}
                part={plan.onPage}
                label={planText.image(apartment.number, places.floor(building, plan))}
                shown={{ wide: both ? 600 : 760, narrow: 100 }}
                className="w-full rounded-card bg-white shadow-card"
              />
              {both && (
                <span className="mt-2 block font-semibold text-sea-800">
                  {writtenLine(places.place(building, plan))}
                </span>
              )}
            </span>
          ))}
          <span className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full bg-sea-950/80 text-white transition-colors group-hover:bg-sea-800 screen-only">
            <Expand className="size-5" aria-hidden="true" />
            <span className="sr-only">{planText.open}</span>
          </span>
        </Link>
      </section>
      <section className="screen-only">
        <h2 className="text-2xl">{planText.positionTitle}</h2>
        <ul className={`mt-5 grid gap-8 ${both ? 'md:grid-cols-2' : ''}`}>
          {plans.map((plan) => (
            <li key={plan.floor} className="grid content-start gap-4">
              <OutlinedPlan
                plan={plan}
                label={planText.positionImage(apartment.number)}
                shown={{ wide: both ? 600 : 460, narrow: 100 }}
                className="w-full rounded-card bg-white shadow-card"
              />
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <p className="text-sea-800">{writtenLine(places.place(building, plan))}</p>
                <Link
                  to={pages.floor(plan) + selecting(apartment.id)}
                  className={button({ kind: 'secondary' })}
                >
                  <MapIcon className="size-5" aria-hidden="true" />
                  {both
                    ? writtenLine(planText.navigatorOf(places.floor(building, plan)))
                    : planText.navigator}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
