import { Link } from 'react-router'
import type { Availability } from '../../domain/availability.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { imageVariants, type StoredImage } from '../../domain/files/stored-image.ts'
import { isHiddenPrice } from '../../domain/formats/money.ts'
import { homeSection } from '../../text/public/sections/home.ts'
import { useBuilding } from '../building.ts'
import { ErrorPanel } from '../error-page.tsx'
import { AnyImage, uprightPhone } from '../images/any-image.tsx'
import { useLocale } from '../locale.tsx'
import { button } from '../ui/button.ts'
import { Written } from '../written.tsx'
import type { HeroView } from './home-page-view.ts'

/** Cards side by side. On a phone the row is wider than the screen and scrolls horizontally. */
export const cardRow = {
  list: '-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) pb-2 sm:mx-0 sm:grid sm:overflow-visible sm:px-0',
  narrow: 'w-38 shrink-0 snap-start sm:w-auto',
  wide: 'w-4/5 shrink-0 snap-start sm:w-auto',
} as const

export const sampleMark =
  'absolute bottom-3 left-3 rounded-lg bg-sea-950/80 px-3 py-1.5 text-sm font-medium text-white'

export interface FreeCounts {
  availability: Availability[]
  freeParking: number
}

function AvailabilityStrip({ availability, freeParking }: FreeCounts) {
  const { text, pages } = useLocale(homeSection)
  const words = text.home.availability
  const free = availability.reduce((sum, each) => sum + each.free, 0)
  return (
    <section aria-label={words.title}>
      <p className="mb-3 text-lg">
        <Link to={`${pages.apartments}?status=available`} className="font-bold underline underline-offset-4">
          {words.free(free)}
        </Link>
        {freeParking > 0 && (
          <>
            {' · '}
            <Link to={pages.parking} className="underline underline-offset-4">
              {words.parking(freeParking)}
            </Link>
          </>
        )}
      </p>
      {free === 0 && <p>{words.none}</p>}
      <ul className={`sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${cardRow.list}`}>
        {availability.map((each) => (
          <li key={each.type} className={cardRow.narrow}>
            <TypeCard {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TypeCard({ type, free, fromPrice }: Availability) {
  const building = useBuilding()
  const { text, pages } = useLocale(homeSection)
  const words = text.home.availability
  const isHidden = fromPrice === undefined || isHiddenPrice(fromPrice)
  return (
    <Link
      to={`${pages.apartments}?type=${encodeURIComponent(type)}&status=available`}
      className="flex h-full flex-col rounded-card border border-white/25 bg-sea-950/60 px-3 py-3 sm:px-4 transition-colors hover:border-white/60 hover:bg-sea-950/80"
    >
      <span className="font-semibold">
        <Written text={apartmentTypeName(building, type)} />
      </span>
      <span className="text-sm text-sea-100">{words.count(free)}</span>
      <span className="mt-auto pt-1 text-lg font-bold">
        {isHidden ? words.priceOnRequest : words.from(text.formats.euros(fromPrice))}
      </span>
    </Link>
  )
}

interface Props extends HeroView {
  /**
   * The numbers of available apartments and parking spots, or an error message where they could not be loaded.
   */
  freeNow: FreeCounts | string
}

/**
 * The largest font size of the title, as a part of the line, by the letters of its longest word: browsers do not
 * hyphenate Bulgarian, so a word that is too wide would be broken anywhere. A word of up to 18 letters fits.
 */
const fits = [
  { letters: 9, fit: '[--fit:16.8cqi]' },
  { letters: 15, fit: '[--fit:10cqi]' },
  { letters: Number.POSITIVE_INFINITY, fit: '[--fit:8.2cqi]' },
]

function fitOf(title: string): string | undefined {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  return fits.find(({ letters }) => longest <= letters)?.fit
}

/**
 * The top of the home page, with the building's image. The text is beside the building, on an upright phone
 * below it, and never covers it. Without an image the background is the sea.
 */
export function Hero({ title, subtitle, image, upright, alt, freeNow }: Props) {
  const { text, pages } = useLocale(homeSection)
  const [frame, textFrame] = image
    ? ['pt-6 beside:pt-24 short:pt-18', 'beside:w-[40%] beside:pr-8 short:pr-0']
    : ['pt-28 short:pt-20', 'max-w-3xl']
  return (
    <section
      data-block="hero"
      className="hero band on-dark relative isolate bg-sea-950 text-white beside:flex beside:min-h-[92svh] beside:flex-col"
    >
      {image ? <HeroImage {...{ image, upright, alt }} /> : <Sea />}
      <div className={`page-frame flex flex-1 flex-col justify-center ${frame}`}>
        <div className={`hero-text @container ${textFrame}`}>
          <h1
            className={`text-[length:min(var(--text-5xl),var(--fit))] leading-[1.05] font-black wrap-break-word text-white xl:text-[length:min(var(--text-7xl),var(--fit))] flat:text-[length:min(var(--text-4xl),var(--fit))] ${fitOf(title)}`}
          >
            <Written text={title} />
          </h1>
          {subtitle && (
            <p className="mt-5 max-w-2xl text-xl text-balance wrap-break-word text-sea-50 xl:text-2xl flat:mt-3 flat:text-lg">
              <Written text={subtitle} />
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3 flat:mt-4">
            <Link to={pages.apartments} className={button({ className: 'px-7 text-lg' })}>
              {text.home.toApartments}
            </Link>
            <Link to={pages.navigator} className={button({ kind: 'glass', className: 'px-7 text-lg' })}>
              {text.home.toNavigator}
            </Link>
          </div>
        </div>
      </div>
      <div className="page-frame relative mt-10 pb-8 sm:pb-12">
        {typeof freeNow === 'string' ? <ErrorPanel message={freeNow} /> : <AvailabilityStrip {...freeNow} />}
      </div>
    </section>
  )
}

/** Which part of the image stays visible when it is cropped: the building, and in the upright image also the sea. */
const parts = {
  wide: '[&_img]:object-[30%_50%]',
  both: '[&_img]:object-[30%_50%] max-sm:portrait:[&_img]:object-[50%_62%]',
}

/** The image fades into the background at its edges, and its top is darkened below the header's text. */
function HeroImage({ image, upright, alt }: Required<Pick<HeroView, 'image' | 'upright' | 'alt'>>) {
  if (!image) return null
  const part = upright || 'upright' in image ? parts.both : parts.wide
  return (
    <div className="hero-image relative -z-10 h-[46svh] min-h-72 beside:absolute beside:inset-y-0 beside:right-0 beside:h-auto beside:w-[62%] flat:bottom-auto flat:h-svh">
      <AnyImage
        priority
        image={image}
        source={upright && 'url' in upright && <UprightSource image={upright} />}
        alt={alt}
        sizes="100vw"
        fit="cover"
        className={`size-full ${part}`}
      />
      <div className="absolute inset-0 bg-linear-to-b from-sea-950/70 via-transparent via-25% to-transparent" />
      <div className="absolute inset-0 bg-linear-to-t from-sea-950 to-transparent to-30%" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-sea-950 to-transparent to-20% beside:block" />
    </div>
  )
}

/** The background of a hero without an image: calm water, lighter towards the horizon. */
function Sea() {
  return (
    <div className="absolute inset-0 -z-10 bg-sea-900">
      <svg
        viewBox="0 -200 1440 800"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-sea-500/15"
      >
        <path d="M0 120q360-90 720 0t720 0v480H0z" />
        <path d="M0 260q240 80 720 0t720-20v360H0z" />
        <path d="M0 400q480-80 840 0t600-30v230H0z" />
      </svg>
    </div>
  )
}

function UprightSource({ image }: { image: StoredImage }) {
  const { width, height } = image
  const sources = imageVariants(image).map((variant) => `${variant.url} ${variant.width}w`)
  return <source media={uprightPhone} srcSet={sources.join(', ')} sizes="100vw" {...{ width, height }} />
}
