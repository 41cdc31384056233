import { href, Link } from 'react-router'
import { entranceName, floorLabel, placeName } from '../../../domain/building/building.ts'
import { type GridFloor, gridFloors } from '../../../domain/building/building-grid.ts'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { useBuilding } from '../../building.ts'
import { apartmentName, navigatorText } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'
import type { ApartmentLabel, FloorLabel, ShownView } from './shown-building.ts'
import { StatusPatterns, statusColours, statusFill } from './status-patterns.tsx'

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
  /** Whether the number of available apartments is written on the floor. */
  hasSign: boolean
}

function FloorLink({ floor: { apartments, free, ...place }, label, hasSign }: FloorLinkProps) {
  const { outline, at, size } = label
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
      {hasSign && (
        <>
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
        </>
      )}
    </Link>
  )
}

interface ApartmentLinkProps {
  apartment: NavigatorApartment
  label: ApartmentLabel
}

const patterns = 'facade'

function ApartmentLink({ apartment, label: { outline, size } }: ApartmentLinkProps) {
  const { stroke, fill } = statusColours[apartment.status]
  return (
    <Link
      to={href('/apartments/:id', { id: apartment.id })}
      prefetch="intent"
      aria-label={apartmentName(apartment)}
      className="group outline-none"
    >
      <polygon points={outline} className="fill-white/50" />
      <polygon
        points={outline}
        fill={statusFill(patterns, apartment.status)}
        strokeWidth={size / 8}
        strokeLinejoin="round"
        className={stroke}
      />
      <polygon
        points={outline}
        strokeWidth={size / 4}
        strokeLinejoin="round"
        fillOpacity="0.22"
        className={`hidden stroke-white group-hover:block group-focus-visible:block group-focus-visible:stroke-coral-500 ${fill}`}
      />
    </Link>
  )
}

interface FacadeProps {
  view: ShownView
  apartments: NavigatorApartment[]
}

/**
 * The building's image with a link on each floor and on single apartments. The image is part of the SVG, so that
 * outlines and image are cropped and scaled together. The `viewBox` shows the part with the building.
 */
export function Facade({ view, apartments }: FacadeProps) {
  const building = useBuilding()
  const { imageUrl, imageWidth, imageHeight, part, names, current } = view
  // Outlines of floors that the building no longer has, and of deleted apartments, lead nowhere.
  const floors = view.floors.flatMap((label) => {
    const here = gridFloors(building, apartments, label.entrance).find(({ floor }) => floor === label.floor)
    return here ? [{ label, here }] : []
  })
  const homes = view.apartments.flatMap((label) => {
    const apartment = apartments.find(({ id }) => id === label.apartmentId)
    return apartment ? [{ label, apartment }] : []
  })
  // Where apartments of a floor have outlines, their numbers stand in place of the floor's sign.
  const isPlain = ({ entrance, floor }: FloorLabel) =>
    !homes.some(
      ({ apartment }) =>
        apartment.entrance === entrance && (apartment.floor === floor || apartment.secondaryFloor === floor),
    )
  return (
    <figure className="facade max-sm:-mx-(--gutter)">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        role="group"
        aria-label={names.length > 1 ? `${text.facade}: ${names[current]}` : text.facade}
        viewBox={[part.x, part.y, part.width, part.height].join(' ')}
        className={`facade-drawing mx-auto block max-h-[min(80svh,48rem)] w-full bg-sea-100 sm:rounded-card ${names.length > 1 ? 'lg:max-h-[calc(100svh-13.5rem)]' : 'lg:max-h-[calc(100svh-10rem)]'}`}
      >
        <image href={imageVariantUrl(imageUrl, 1280)} width={imageWidth} height={imageHeight} />
        {floors.map(({ label, here }) => (
          <FloorLink
            key={`${label.entrance}-${label.floor}`}
            floor={here}
            label={label}
            hasSign={isPlain(label)}
          />
        ))}
        {homes.length > 0 && <StatusPatterns prefix={patterns} size={part.width / 70} />}
        {homes.map(({ label, apartment }) => (
          <ApartmentLink key={label.apartmentId} label={label} apartment={apartment} />
        ))}
        <FloorNumbers labels={floors.map(({ label }) => label).filter(isPlain)} />
        <ApartmentNumbers homes={homes} />
      </svg>
      {floors.length > 0 && (
        <figcaption className="mt-2 text-sm text-sea-700 max-sm:px-(--gutter)">{text.shade}</figcaption>
      )}
    </figure>
  )
}

/** The numbers of the outlined apartments. They are hidden from screen readers, because the links name them. */
function ApartmentNumbers({ homes }: { homes: ApartmentLinkProps[] }) {
  return (
    <svg
      aria-hidden="true"
      className="plan-numbers pointer-events-none overflow-visible fill-sea-950 stroke-white stroke-[0.28em] font-extrabold [paint-order:stroke] [stroke-linejoin:round] [text-anchor:middle]"
    >
      {homes.map(({ apartment, label: { apartmentId, at, size } }) => (
        <text key={apartmentId} x={at.x} y={at.y + size * 0.35} fontSize={size}>
          {apartment.number}
        </text>
      ))}
    </svg>
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
