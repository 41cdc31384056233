import { Expand, Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { placeName } from '../../../domain/building.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'
import { placeUrl, selecting } from '../navigator-urls.ts'
import type { OwnPlan } from './find-own-plans.ts'
import { openPlanLink } from './opened-plan.ts'
import { OutlinedPlan } from './outlined-plan.tsx'

const text = apartmentText.plan

interface Props {
  plans: OwnPlan[]
  apartment: PublicApartment
}

/** The apartment's own plan, large, and where it lies on its floor; both floors of a maisonette side by side. */
export function OwnPlans({ plans, apartment }: Props) {
  const both = plans.length > 1
  return (
    <div
      id="plan"
      className={`own-plans mt-16 grid gap-x-8 gap-y-12 ${both ? 'two-floors' : 'lg:grid-cols-[5fr_3fr]'}`}
    >
      <section>
        <h2 className="text-2xl">{text.title}</h2>
        <Link
          {...openPlanLink}
          data-early
          className={`group relative mt-5 grid gap-4 ${both ? 'paper-halves md:grid-cols-2 md:gap-8' : ''}`}
        >
          {plans.map((plan) => (
            <span key={plan.floor} className="block">
              <OutlinedPlan
                plan={plan}
                part={plan.onPage}
                label={text.image(apartment.number, plan.floor)}
                shown={{ wide: both ? 600 : 760, narrow: 100 }}
                className="w-full rounded-card bg-white shadow-card"
              />
              {both && <span className="mt-2 block font-semibold text-sea-800">{placeName(plan)}</span>}
            </span>
          ))}
          <span className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-full bg-sea-950/80 text-white transition-colors group-hover:bg-sea-800 off-paper">
            <Expand className="size-5" aria-hidden="true" />
            <span className="sr-only">{text.open}</span>
          </span>
        </Link>
      </section>
      <section className="off-paper">
        <h2 className="text-2xl">{text.placeTitle}</h2>
        <ul className={`mt-5 grid gap-8 ${both ? 'md:grid-cols-2' : ''}`}>
          {plans.map((plan) => (
            <li key={plan.floor} className="grid content-start gap-4">
              <OutlinedPlan
                plan={plan}
                label={text.placeImage(apartment.number)}
                shown={{ wide: both ? 600 : 460, narrow: 100 }}
                className="w-full rounded-card bg-white shadow-card"
              />
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <p className="text-sea-800">{placeName(plan)}</p>
                <Link to={placeUrl(plan) + selecting(apartment.id)} className={button({ kind: 'secondary' })}>
                  <MapIcon className="size-5" aria-hidden="true" />
                  {both ? text.navigatorOf(plan.floor) : text.navigator}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
