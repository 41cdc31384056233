import { Link } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import type { GridFloor } from '../../../domain/building-grid.ts'
import { navigatorText } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'
import type { FloorLabel } from './floor-labels.ts'

const text = navigatorText.building

/** From so many on, a floor is a good place to choose from. */
const many = 3

/** Darker than the image, paler and stronger green; the number says the same without colour. */
const classesByFree = {
  none: { floor: 'fill-sea-950/45', sign: 'fill-sea-950/75', caption: 'fill-white' },
  few: { floor: 'fill-available/15', sign: 'fill-white/95', caption: 'fill-sea-950' },
  many: { floor: 'fill-available/45', sign: 'fill-available', caption: 'fill-white' },
}

/** How wide a letter is on the whole, as a part of its height. */
const letterWidth = 0.52

interface FloorLinkProps {
  floor: GridFloor<unknown>
  label: FloorLabel
}

/** One floor on the building: a link, coloured by how many of its apartments are free, which is also written on it. */
export function FloorLink({
  floor: { apartments, free, ...place },
  label: { outline, at, size },
}: FloorLinkProps) {
  const caption = apartments.length === 0 ? text.freeOf(0, 0) : text.free(free)
  const width = (caption.length * letterWidth + 1) * size
  const classes = classesByFree[free === 0 ? 'none' : free < many ? 'few' : 'many']
  return (
    <Link
      to={placeUrl(place)}
      prefetch="intent"
      aria-label={`${placeName(place)}: ${text.freeOf(free, apartments.length)}`}
      className="group outline-none"
    >
      <polygon points={outline} className={classes.floor} />
      <polygon
        points={outline}
        strokeLinejoin="round"
        className="hidden fill-white/20 stroke-white stroke-[8px] group-hover:block group-focus-visible:block group-focus-visible:stroke-coral-500 group-focus-visible:stroke-[14px]"
      />
      <rect
        x={at.x - width / 2}
        y={at.y - size * 0.72}
        width={width}
        height={size * 1.44}
        rx={size * 0.72}
        className={classes.sign}
      />
      <text
        x={at.x}
        y={at.y + size * 0.35}
        fontSize={size}
        textAnchor="middle"
        className={`floor-sign font-bold ${classes.caption}`}
      >
        {caption}
      </text>
    </Link>
  )
}
