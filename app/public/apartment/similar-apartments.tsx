import { href, Link } from 'react-router'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { formatFloors } from '../../../domain/apartment/format-floors.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'

/** What a card shows. */
export const similarFields = ['id', 'number', 'type', 'area', 'price', 'floor', 'secondaryFloor'] as const

type Shown = Pick<PublicApartment, (typeof similarFields)[number]>

export function SimilarApartments({ apartments }: { apartments: Shown[] }) {
  if (apartments.length === 0) return null
  return (
    <section id="similar" className="off-paper mt-16">
      <h2 className="text-2xl">{text.similarTitle}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {apartments.map((apartment) => (
          <li key={apartment.id}>
            <Link
              to={href('/apartments/:id', { id: apartment.id })}
              className="block rounded-card bg-white p-5 shadow-card transition-shadow hover:shadow-lg"
            >
              <span className="block text-xl font-bold text-sea-900">{text.title(apartment.number)}</span>
              <span className="mt-1 block text-sea-800">
                {text.similar(
                  apartmentTypeLabels[apartment.type],
                  formatArea(apartment.area),
                  formatFloors(apartment),
                )}
              </span>
              <span className="mt-3 block text-lg font-bold">{priceLabel(apartment)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
