import { Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { placeName } from '../../../domain/building.ts'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'
import { Image } from '../../ui/image.tsx'
import { placeUrl, selecting } from '../navigator-urls.ts'
import type { OwnPlan } from './find-own-plan.ts'

interface Props {
  plan: OwnPlan
  apartment: PublicApartment
}

/** The floor with this apartment marked: picture and outline fill one box of the same proportions. */
export function PlanExcerpt({ plan, apartment }: Props) {
  const { imageUrl: url, imageWidth: width, imageHeight: height, points } = plan
  return (
    <section className="mt-16 print:mt-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl">{text.planTitle}</h2>
          <p className="mt-1 text-sea-800">{placeName(plan)}</p>
        </div>
        <Link to={placeUrl(plan) + selecting(apartment.id)} className={button({ kind: 'secondary' })}>
          <MapIcon className="size-5" aria-hidden="true" />
          {text.planLink}
        </Link>
      </div>
      <div className="relative mt-5 overflow-hidden rounded-card bg-white shadow-card print:mt-2 print:max-w-[12cm] print:break-inside-avoid">
        <Image
          picture={{ url, width, height, placeholder: '' }}
          alt=""
          sizes="(min-width: 1280px) 1232px, 100vw"
          className="w-full"
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={text.planPicture(apartment.number)}
          className="absolute inset-0 size-full"
        >
          <polygon
            points={formatPoints(points)}
            strokeWidth={width * outlineStroke * 2}
            strokeLinejoin="round"
            className="fill-sea-500/25 stroke-sea-600"
          />
        </svg>
      </div>
    </section>
  )
}
