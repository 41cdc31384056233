import { Building2, Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { ErrorPanel } from '../../error-page.tsx'
import type { OwnPlan } from '../../images/find-own-plans.ts'
import { DrawnImage, OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { useWrittenLine } from '../../written.tsx'
import { selecting } from '../navigator-urls.ts'
import type { MarkedFacade } from './find-facade.ts'

interface Props {
  apartment: PublicApartment
  plans: OwnPlan[] | 'unread'
  facade: MarkedFacade | undefined
}

/** Where the apartment is: on the façade, and on its floor, or on both floors of a maisonette. */
export function Where({ apartment, plans, facade }: Props) {
  const building = useBuilding()
  const { text, pages } = useLocale(apartmentSection)
  const { places } = text
  const planText = text.apartment.plan
  const writtenLine = useWrittenLine()
  if (plans === 'unread') {
    return (
      <div className="mt-16">
        <ErrorPanel message={text.loadErrors.floorPlans} />
      </div>
    )
  }
  if (plans.length === 0 && !facade) return null
  const both = plans.length > 1
  return (
    <section id="where" className="screen-only mt-16">
      <h2 className="text-2xl">{facade?.title ?? planText.positionTitle}</h2>
      <ul className={`mt-5 grid gap-8 md:grid-cols-2 lg:gap-6 ${both && facade ? 'lg:grid-cols-3' : ''}`}>
        {facade && (
          <Place
            picture={<Facade facade={facade} />}
            place={writtenLine(
              `${places.entrance(building, apartment.entrance)}, ${places.floors(building, apartment)}`,
            )}
            to={facade.navigator}
            icon={<Building2 className="size-5" aria-hidden="true" />}
            link={facade.link}
          />
        )}
        {plans.map((plan) => (
          <Place
            key={plan.floor}
            picture={
              <OutlinedPlan
                plan={plan}
                label={planText.positionImage(apartment.number)}
                shown={{ wide: 600, narrow: 100 }}
                className="aspect-4/3 w-full rounded-card bg-white shadow-card"
              />
            }
            place={writtenLine(places.place(building, plan))}
            to={pages.floor(plan) + selecting(apartment.id)}
            icon={<MapIcon className="size-5" aria-hidden="true" />}
            link={both ? writtenLine(planText.navigatorOf(places.floor(building, plan))) : planText.navigator}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlaceProps {
  picture: ReactNode
  place: ReactNode
  to: string
  icon: ReactNode
  link: ReactNode
}

function Place({ picture, place, to, icon, link }: PlaceProps) {
  return (
    <li className="grid content-start gap-4">
      {picture}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-sea-800">{place}</p>
        <Link to={to} className={button({ kind: 'secondary' })}>
          {icon}
          {link}
        </Link>
      </div>
    </li>
  )
}

function Facade({ facade }: { facade: MarkedFacade }) {
  const { part, outlines, alt } = facade
  return (
    <svg
      viewBox={[part.x, part.y, part.width, part.height].join(' ')}
      role="img"
      aria-label={alt}
      className="aspect-4/3 w-full rounded-card bg-sea-100 shadow-card"
    >
      <DrawnImage image={facade} part={part} shown={{ wide: 600, narrow: 100 }} />
      {outlines.map((outline) => (
        <polygon
          key={outline}
          points={outline}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className="fill-coral-500/60 stroke-white"
        />
      ))}
    </svg>
  )
}
