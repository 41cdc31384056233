import { sampleInteriors } from '../../pictures/sample-interiors.ts'
import { homeText } from '../../text/public/home.ts'
import { AnyImage } from '../any-image.tsx'
import { cardRow } from './card-row.ts'

const text = homeText.interiors

/** The first is the large one. */
const rooms = ['living', 'kitchen', 'bedroom'] as const

/** Rendered views: each says that it is one. */
export function Interiors() {
  return (
    <section className="page-frame pt-20 sm:pt-28">
      <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
      <p className="mt-4 max-w-2xl text-xl text-sea-900">{text.text}</p>
      <ul className={`mt-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[2fr_1fr] lg:grid-rows-2 ${cardRow.list}`}>
        {rooms.map((room) => (
          <li
            key={room}
            className={`sm:first:col-span-2 lg:first:col-span-1 lg:first:row-span-2 ${cardRow.wide}`}
          >
            <figure className="relative h-full overflow-hidden rounded-card shadow-card">
              <AnyImage
                picture={sampleInteriors[room]}
                alt={text.rooms[room]}
                sizes="(min-width: 1024px) 66vw, 100vw"
                fit="cover"
                className="aspect-3/2 size-full"
              />
              <figcaption className="absolute bottom-3 left-3 rounded-lg bg-sea-950/80 px-3 py-1.5 text-sm font-medium text-white">
                {text.rooms[room]} · {text.sample}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
