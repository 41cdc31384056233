import { href, Link } from 'react-router'
import type { Picture } from '../../../domain/files/picture.ts'
import type { BundledPicture } from '../../pictures/bundled-pictures.ts'
import { homeText as text } from '../../text/public/home.ts'
import { button } from '../../ui/button.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { AnyImage } from '../any-image.tsx'
import { AvailabilityStrip } from './availability-strip.tsx'
import type { FreeNow } from './free-now.ts'

interface Props {
  title: string
  subtitle: string
  picture: Picture | BundledPicture
  /** A text: why it cannot be shown. */
  freeNow: FreeNow | string
}

export function Hero({ title, subtitle, picture, freeNow }: Props) {
  return (
    <section className="relative isolate flex min-h-[92svh] flex-col justify-end bg-sea-950 text-white">
      <div className="absolute inset-0 -z-10">
        <AnyImage
          priority
          picture={picture}
          alt={text.heroPicture}
          sizes="100vw"
          fit="cover"
          className="size-full"
        />
        <div className="absolute inset-0 bg-linear-to-t from-sea-950 via-sea-950/45 to-sea-950/40" />
      </div>
      <div className="mx-auto w-full max-w-7xl px-4 pt-32 sm:px-6">
        <h1 className="max-w-4xl text-5xl leading-[1.05] font-black text-white sm:text-7xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-xl text-sea-50 sm:text-2xl">{subtitle}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={href('/apartments')} className={button({ className: 'px-7 text-lg' })}>
            {text.toApartments}
          </Link>
          <Link to={href('/navigator')} className={button({ kind: 'glass', className: 'px-7 text-lg' })}>
            {text.toNavigator}
          </Link>
        </div>
      </div>
      <div className="mx-auto mt-12 w-full max-w-7xl px-4 pb-8 sm:px-6 sm:pb-12">
        {typeof freeNow === 'string' ? <ErrorPanel message={freeNow} /> : <AvailabilityStrip {...freeNow} />}
      </div>
    </section>
  )
}
