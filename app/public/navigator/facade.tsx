import { Link } from 'react-router'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useLocale } from '../../locale.tsx'
import { useWrittenLineLanguage } from '../../written.tsx'
import { useFilterQuery } from './filter-query.ts'
import { fittingName } from './fitting-name.ts'
import type { FloorLabel, FloorLabels } from './floor-labels.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'
import { peekLink } from './peek-link.ts'
import type { ApartmentLabel, FloorTone, ShownFloorOutline, ShownView } from './shown-building.ts'
import { StatusPatterns, statusColours, statusFill } from './status-patterns.tsx'

/** Colours by the number of available apartments, or of those that fit. The caption on the floor says it as text. */
const classesByTone: Record<FloorTone, Record<'floor' | 'sign' | 'caption', string>> = {
  none: { floor: 'fill-sea-950/45', sign: 'fill-sea-950/75', caption: 'fill-white' },
  few: { floor: 'fill-available/15', sign: 'fill-white/95', caption: 'fill-sea-950' },
  many: { floor: 'fill-available/45', sign: 'fill-available', caption: 'fill-white' },
  unfit: { floor: 'fill-sea-950/60', sign: 'fill-sea-950/75', caption: 'fill-white' },
}

interface FloorLinkProps {
  floor: ShownFloorOutline
  /** What is written on the floor, if anything. */
  label: FloorLabel | undefined
  /** The font size. */
  size: number
}

function FloorLink({ floor: { outline, name, tone, ...place }, label, size }: FloorLinkProps) {
  const { pages } = useLocale()
  const languageOf = useWrittenLineLanguage()
  const query = useFilterQuery()
  const classes = classesByTone[tone]
  return (
    <Link to={pages.floor(place) + query} prefetch="intent" aria-label={name} className="group outline-none">
      <title lang={languageOf(name)}>{name}</title>
      <polygon points={outline} className={classes.floor} />
      <polygon
        points={outline}
        strokeLinejoin="round"
        className="hidden fill-white/20 stroke-white stroke-[8px] group-hover:block group-focus-visible:block group-focus-visible:stroke-coral-500 group-focus-visible:stroke-[14px]"
      />
      {label && <Sign {...label.sign} size={size} classes={classes} />}
    </Link>
  )
}

interface SignProps extends Readonly<FloorLabel['sign']> {
  size: number
  classes: Record<'sign' | 'caption', string>
}

function Sign({ x, y, width, text, size, classes }: SignProps) {
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - size * 0.72}
        width={width}
        height={size * 1.44}
        rx={size * 0.72}
        className={classes.sign}
      />
      <text
        x={x}
        y={y + size * 0.35}
        fontSize={size}
        textAnchor="middle"
        className={`floor-sign font-bold ${classes.caption}`}
      >
        {text}
      </text>
    </>
  )
}

interface ApartmentLinkProps {
  apartment: NavigatorApartment
  label: ApartmentLabel
}

const patterns = 'facade'

function ApartmentLink({ apartment, label: { outline, size } }: ApartmentLinkProps) {
  const { text, pages } = useLocale(navigatorSection)
  const { stroke, fill } = statusColours[apartment.status]
  return (
    <Link
      to={pages.apartment(apartment.id)}
      prefetch="intent"
      {...peekLink(apartment.id)}
      aria-label={fittingName(text, apartment)}
      className="group outline-none"
    >
      <polygon points={outline} className="fill-white/50" />
      <polygon
        points={outline}
        fill={apartment.fits ? statusFill(patterns, apartment.status) : undefined}
        strokeWidth={size / 8}
        strokeLinejoin="round"
        strokeDasharray={apartment.fits ? undefined : size / 2}
        className={apartment.fits ? stroke : 'fill-white/50 stroke-sea-800'}
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
  const text = useLocale(navigatorSection).text.navigator.building
  const isFiltered = useFilterQuery() !== ''
  const { imageUrl, imageWidth, imageHeight, part, floors, labels, names, current } = view
  const homes = view.apartments.flatMap((label) => {
    const apartment = rowById(apartments, label.apartmentId)
    return apartment ? [{ label, apartment }] : []
  })
  const labelOf = ({ entrance, floor }: ShownFloorOutline) =>
    labels.floors.find((label) => label.entrance === entrance && label.floor === floor)
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
        {floors.map((floor) => (
          <FloorLink
            key={`${floor.entrance}-${floor.floor}`}
            floor={floor}
            label={labelOf(floor)}
            size={labels.size}
          />
        ))}
        {homes.length > 0 && <StatusPatterns prefix={patterns} size={part.width / 70} />}
        {homes.map(({ label, apartment }) => (
          <ApartmentLink key={label.apartmentId} label={label} apartment={apartment} />
        ))}
        <FloorNames {...labels} />
        <ApartmentNumbers homes={homes} />
      </svg>
      {floors.length > 0 && (
        <figcaption className="mt-2 text-sm text-sea-700 max-sm:px-(--gutter)">
          {isFiltered ? text.shadeFitting : text.shade}
          {apartments.some(({ secondaryFloor }) => secondaryFloor !== null) && ` ${text.maisonettes}`}
        </figcaption>
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
 * Names of the floors and entrances. They are hidden from screen readers, because the links already name them, also
 * where they are shortened here.
 */
function FloorNames({ size, floors, entrances }: FloorLabels) {
  const languageOf = useWrittenLineLanguage()
  return (
    <svg
      aria-hidden="true"
      className="plan-numbers pointer-events-none overflow-visible fill-white stroke-sea-950/80 stroke-[0.2em] font-bold [paint-order:stroke]"
    >
      {entrances.map(({ entrance, text, x, y, size }) => (
        <text key={entrance} lang={languageOf(text)} x={x} y={y} fontSize={size} textAnchor="middle">
          {text}
        </text>
      ))}
      {floors.map(({ entrance, floor, name: { text, x, y } }) => (
        <text
          key={`${entrance}-${floor}`}
          lang={languageOf(text)}
          x={x}
          y={y + size * 0.35}
          fontSize={size}
          textAnchor="end"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
