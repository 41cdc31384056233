import { Link } from 'react-router'
import { entranceName, floorLabel, placeName } from '../../../domain/building/building.ts'
import { type GridFloor, gridFloors } from '../../../domain/building/building-grid.ts'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { useBuilding } from '../../building.ts'
import { navigatorText } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'
import type { FloorLabel, NavigatorApartment, ShownView } from './shown-building.ts'

const text = navigatorText.building

/** From this number of available apartments on, a floor is coloured strongest. */
const many = 3

/** Colours by the number of available apartments. The caption on the floor says the number as text. */
const classesByFree = {
  none: { floor: 'fill-sea-950/45', sign: 'fill-sea-950/75', caption: 'fill-white' },
  few: { floor: 'fill-available/15', sign: 'fill-white/95', caption: 'fill-sea-950' },
  many: { floor: 'fill-available/45', sign: 'fill-available', caption: 'fill-white' },
}

/** The average width of a letter, as a fraction of its height. */
const letterWidth = 0.52

interface FloorLinkProps {
  floor: GridFloor<unknown>
  label: FloorLabel
}

function FloorLink({ floor: { apartments, free, ...place }, label: { outline, at, size } }: FloorLinkProps) {
  const building = useBuilding()
  const caption = apartments.length === 0 ? text.freeOf(0, 0) : text.free(free)
  const width = (caption.length * letterWidth + 1) * size
  const classes = classesByFree[free === 0 ? 'none' : free < many ? 'few' : 'many']
  return (
    <Link
      to={placeUrl(place)}
      prefetch="intent"
      aria-label={`${placeName(building, place)}: ${text.freeOf(free, apartments.length)}`}
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

interface FacadeProps {
  view: ShownView
  apartments: NavigatorApartment[]
}

/**
 * The building's image with a link on each floor. The image is part of the SVG, so that outlines and image are
 * cropped and scaled together. The `viewBox` shows the part with the building.
 */
export function Facade({ view, apartments }: FacadeProps) {
  const building = useBuilding()
  const { imageUrl, imageWidth, imageHeight, part } = view
  // Outlines of floors that the building no longer has lead nowhere.
  const floors = view.labels.flatMap((label) => {
    const here = gridFloors(building, apartments, label.entrance).find(({ floor }) => floor === label.floor)
    return here ? [{ label, here }] : []
  })
  return (
    <figure className="facade max-sm:-mx-(--gutter) lg:sticky lg:top-24">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        role="group"
        aria-label={text.facade}
        viewBox={[part.x, part.y, part.width, part.height].join(' ')}
        className="facade-drawing mx-auto block max-h-[min(80svh,48rem)] lg:max-h-[calc(100svh-10rem)] w-full bg-sea-100 sm:rounded-card"
      >
        <image href={imageVariantUrl(imageUrl, 1280)} width={imageWidth} height={imageHeight} />
        {floors.map(({ label, here }) => (
          <FloorLink key={`${label.entrance}-${label.floor}`} floor={here} label={label} />
        ))}
        <FloorNumbers labels={floors.map(({ label }) => label)} />
      </svg>
      <figcaption className="mt-2 text-sm text-sea-700 max-sm:px-(--gutter)">{text.shade}</figcaption>
    </figure>
  )
}

/**
 * Floor numbers and names of the entrances. They are hidden from screen readers, because the links already name the
 * floor.
 */
function FloorNumbers({ labels }: { labels: FloorLabel[] }) {
  const building = useBuilding()
  return (
    <svg
      aria-hidden="true"
      className="plan-numbers pointer-events-none overflow-visible fill-white stroke-sea-950/80 stroke-[0.2em] font-bold [paint-order:stroke]"
    >
      {building.entrances.map(({ id: entrance }) => {
        const [top] = labels.filter((label) => label.entrance === entrance).sort((a, b) => a.at.y - b.at.y)
        return (
          top && (
            <text
              key={entrance}
              x={top.at.x}
              y={top.at.y - top.size * 1.5}
              fontSize={top.size * 1.2}
              textAnchor="middle"
            >
              {entranceName(building, entrance)}
            </text>
          )
        )
      })}
      {labels.map(({ entrance, floor, at, size }) => (
        <text
          key={`${entrance}-${floor}`}
          x={at.x - size * 3.6}
          y={at.y + size * 0.35}
          fontSize={size}
          textAnchor="end"
        >
          {floorLabel(building, { entrance, floor })}
        </text>
      ))}
    </svg>
  )
}
