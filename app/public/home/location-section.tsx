import { MapPin } from 'lucide-react'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { homeText } from '../../text/public/home.ts'
import { RouteLink } from '../route-link.tsx'

const text = homeText.location

interface Props {
  image: StoredImage | BundledImage
  address: string
  /** Of a route; empty: none is offered. */
  destination: string
}

export function LocationSection({ image, address, destination }: Props) {
  return (
    <section id="location" className="scroll-mt-16">
      <div className="page-frame pt-20 pb-10 sm:pt-28">
        <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
        <p className="mt-4 max-w-2xl text-xl text-sea-900">{text.text}</p>
        <p className="mt-4 flex items-center gap-2 text-lg font-semibold text-sea-800">
          <MapPin className="size-5 shrink-0 text-coral-600" aria-hidden="true" />
          {address}
        </p>
        {destination && <RouteLink destination={destination} />}
      </div>
      <AnyImage
        image={image}
        alt={text.image}
        sizes="100vw"
        fit="cover"
        className="aspect-4/3 w-full sm:aspect-21/9"
      />
    </section>
  )
}
