import { Map as MapIcon } from 'lucide-react'
import { href, Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment.ts'
import { entranceName } from '../../../domain/building.ts'
import { outlineStroke } from '../../../domain/floor-plan.ts'
import { pictureAddress } from '../../../domain/picture.ts'
import { apartmentText as text } from '../../text/apartment.ts'
import { button } from '../../ui/button.ts'
import type { OwnPlan } from './find-own-plan.ts'

interface Props {
  plan: OwnPlan
  apartment: PublicApartment
}

/** The floor with this apartment marked: picture and outline share one coordinate system. */
export function PlanExcerpt({ plan, apartment }: Props) {
  const { entrance, floor, imageUrl, imageWidth, imageHeight, points } = plan
  const navigator = `${href('/navigator/:entrance/:floor', { entrance, floor: String(floor) })}?apartment=${apartment.id}`
  return (
    <section className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-2xl">{text.planTitle}</h2>
          <p className="mt-1 text-sea-800">{`${entranceName(entrance)}, етаж ${floor}`}</p>
        </div>
        <Link to={navigator} className={button({ kind: 'secondary' })}>
          <MapIcon className="size-5" aria-hidden="true" />
          {text.planLink}
        </Link>
      </div>
      <div className="mt-5 overflow-hidden rounded-card bg-white shadow-card">
        <svg
          viewBox={`0 0 ${imageWidth} ${imageHeight}`}
          role="img"
          aria-label={text.planPicture(apartment.number)}
          className="block w-full"
        >
          <image href={pictureAddress(imageUrl, 1280)} width={imageWidth} height={imageHeight} />
          <polygon
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            strokeWidth={imageWidth * outlineStroke * 2}
            strokeLinejoin="round"
            className="fill-sea-500/25 stroke-sea-600"
          />
        </svg>
      </div>
    </section>
  )
}
