import { sampleMark } from '../../hero/card-row.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { seaRooms } from '../../images/bundled-images.ts'
import { homeText } from '../../text/public/home.ts'

const text = homeText.interiors

/** Rendered views: each says that it is one. */
export function Interiors() {
  return (
    <section className="page-frame pt-20 sm:pt-28">
      <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
      <p className="mt-4 max-w-2xl text-xl text-sea-900">{text.text}</p>
      <ul className="paper-thirds mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-2">
        {seaRooms.map((image, index) => (
          <li key={image.large} className="sm:first:col-span-2 lg:first:col-span-1 lg:first:row-span-2">
            <figure className="relative h-full overflow-hidden rounded-card shadow-card">
              <AnyImage
                image={image}
                alt={text.rooms[index] ?? ''}
                sizes="(min-width: 1024px) 66vw, 100vw"
                fit="cover"
                className="aspect-3/2 size-full"
              />
              <figcaption className={sampleMark}>
                {text.rooms[index]} · {text.sample}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
