import type { DisplaySettings } from '../../../domain/settings.ts'
import { bundledHero } from '../../pictures/bundled-pictures.ts'
import { homeText } from '../../text/public/home.ts'
import { site } from '../../text/site.ts'

/** The first screen of the home page, small. */
export function HeroPreview({ title, subtitle, heroImage, logo }: DisplaySettings) {
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-sea-900 text-white">
      <img
        src={heroImage || bundledHero.large}
        alt=""
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div className="absolute inset-0 -z-10 bg-sea-950/60" />
      <div className="p-4">
        {logo ? (
          <img src={logo} alt={site.name} className="h-8 w-auto" />
        ) : (
          <p className="text-xl font-black">{site.name}</p>
        )}
      </div>
      <div className="px-6 pt-12 pb-14 sm:px-10">
        <p className="max-w-2xl text-3xl font-black text-balance wrap-anywhere sm:text-4xl">{title}</p>
        <p className="mt-3 max-w-xl wrap-anywhere text-sea-100">{subtitle}</p>
        <p
          aria-hidden="true"
          className="mt-5 inline-block rounded-lg bg-coral-600 px-4 py-2 text-sm font-semibold"
        >
          {homeText.toApartments}
        </p>
      </div>
    </div>
  )
}
