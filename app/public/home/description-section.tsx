import { Check } from 'lucide-react'
import { AnyImage } from '../../images/any-image.tsx'
import { buildingByDay } from '../../images/bundled-images.ts'
import { homeText } from '../../text/public/home.ts'

const text = homeText.description

export function DescriptionSection() {
  return (
    <section className="bg-sand-100">
      <div className="paper-halves page-frame grid items-center gap-12 py-20 sm:py-28 lg:grid-cols-2">
        <AnyImage
          image={buildingByDay}
          alt={text.image}
          sizes="(min-width: 1024px) 50vw, 100vw"
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
        </div>
      </div>
    </section>
  )
}
