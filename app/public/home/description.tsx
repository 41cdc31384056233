import { Check } from 'lucide-react'
import { buildingByDay } from '../../pictures/bundled-pictures.ts'
import { homeText } from '../../text/public/home.ts'
import { AnyImage } from '../any-image.tsx'

const text = homeText.description

export function Description() {
  return (
    <section className="bg-sand-100">
      <div className="mx-auto grid max-w-7xl items-center gap-12 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-2">
        <AnyImage
          picture={buildingByDay}
          alt={text.picture}
          sizes="(min-width: 1024px) 600px, 100vw"
          fit="cover"
          className="aspect-4/3 w-full rounded-card shadow-card"
        />
        <div>
          <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
          <p className="mt-5 text-xl leading-relaxed text-sea-900">{text.text}</p>
          <ul className="mt-6 grid gap-3 text-lg">
            {text.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-sea-600" aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <dl className="mt-10 grid grid-cols-2 gap-6 sm:grid-cols-4">
            {text.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-coral-500 pl-4">
                <dt className="text-sea-800">{label}</dt>
                <dd className="text-4xl font-black text-sea-900">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
