import { href, Link } from 'react-router'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { AnyImage } from '../images/any-image.tsx'
import type { BundledImage } from '../images/bundled-images.ts'
import { homeText as text } from '../text/public/home.ts'
import { button } from '../ui/button.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AvailabilityStrip, type FreeCounts } from './availability-strip.tsx'

interface Props {
  title: string
  subtitle: string
  image: StoredImage | BundledImage
  /** A text: why it cannot be shown. */
  freeNow: FreeCounts | string
}

/** The text stands beside the building, on a phone that is held upright below it, and never across. */
export function Hero({ title, subtitle, image, freeNow }: Props) {
  return (
    <section className="hero on-dark relative isolate bg-sea-950 text-white beside:flex beside:min-h-[92svh] beside:flex-col">
      <HeroImage image={image} />
      <div className="page-frame flex flex-1 flex-col justify-center pt-6 beside:pt-24 short:pt-18">
        <div className="hero-words beside:w-[40%] beside:pr-8 short:pr-0">
          <h1 className="text-5xl leading-[1.05] font-black wrap-anywhere text-white xl:text-7xl flat:text-4xl">
            {title}
          </h1>
          <p className="mt-5 max-w-2xl text-xl text-balance wrap-anywhere text-sea-50 xl:text-2xl flat:mt-3 flat:text-lg">
            {subtitle}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 flat:mt-4">
            <Link to={href('/apartments')} className={button({ className: 'px-7 text-lg' })}>
              {text.toApartments}
            </Link>
            <Link to={href('/navigator')} className={button({ kind: 'glass', className: 'px-7 text-lg' })}>
              {text.toNavigator}
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

/** Which part of an image stays in sight: the building, and on an upright one the sea beside it. */
const parts = {
  wide: '[&_img]:object-[30%_50%]',
  both: '[&_img]:object-[30%_50%] max-sm:portrait:[&_img]:object-[50%_62%]',
}

/** Its edges melt into the ground; the header's text lies on the darker top. */
function HeroImage({ image }: { image: StoredImage | BundledImage }) {
  const part = 'upright' in image ? parts.both : parts.wide
  return (
    <div className="hero-picture relative -z-10 h-[46svh] min-h-72 beside:absolute beside:inset-y-0 beside:right-0 beside:h-auto beside:w-[62%] flat:bottom-auto flat:h-svh">
      <AnyImage
        priority
        image={image}
        alt={text.heroImageAlt}
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
