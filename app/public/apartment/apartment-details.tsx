import { Check } from 'lucide-react'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'

/** A feature that was typed twice is said once. */
export function ApartmentDetails({ apartment }: { apartment: PublicApartment }) {
  if (apartment.description === '' && apartment.features.length === 0) return null
  return (
    <div className="apartment-details mt-14 grid gap-10 lg:grid-cols-[5fr_3fr] lg:gap-8">
      {apartment.description !== '' && (
        <section>
          <h2 className="text-2xl">{text.descriptionTitle}</h2>
          <p className="mt-3 max-w-3xl text-lg leading-relaxed whitespace-pre-line">
            {apartment.description}
          </p>
        </section>
      )}
      {apartment.features.length > 0 && (
        <section>
          <h2 className="text-2xl">{text.featuresTitle}</h2>
          <ul className="mt-3 grid gap-2">
            {[...new Set(apartment.features)].map((feature) => (
              <li key={feature} className="flex gap-2.5 wrap-anywhere">
                <Check className="mt-1 size-4 shrink-0 text-sea-600" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
