import { Check } from 'lucide-react'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useLocale } from '../../locale.tsx'
import { useWrittenLanguage, Written } from '../../written.tsx'

/**
 * The description and the features. A feature that was typed twice is shown once: equal items would have the
 * same React key.
 */
export function ApartmentDetails({ apartment }: { apartment: PublicApartment }) {
  const { text } = useLocale(apartmentSection)
  const languageOf = useWrittenLanguage()
  if (apartment.description === '' && apartment.features.length === 0) return null
  return (
    <div className="apartment-details mt-14 grid gap-10 lg:grid-cols-[5fr_3fr] lg:gap-8">
      {apartment.description !== '' && (
        <section>
          <h2 className="text-2xl">{text.apartment.descriptionTitle}</h2>
          <p
            lang={languageOf(apartment.description)}
            className="mt-3 max-w-3xl text-lg leading-relaxed whitespace-pre-line"
          >
            {apartment.description}
          </p>
        </section>
      )}
      {apartment.features.length > 0 && (
        <section>
          <h2 className="text-2xl">{text.apartment.featuresTitle}</h2>
          <ul className="mt-3 grid gap-2">
            {[...new Set(apartment.features)].map((feature) => (
              <li key={feature} className="flex gap-2.5 wrap-anywhere">
                <Check className="mt-1 size-4 shrink-0 text-sea-600" aria-hidden="true" />
                <Written text={feature} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
