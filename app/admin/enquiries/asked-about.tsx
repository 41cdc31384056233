import { href, Link, useLocation } from 'react-router'
import type { Askable } from '../../../backend/data/askables.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { entranceLetters } from '../../../domain/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiriesText as text } from '../../text/office/enquiries.ts'
import { withWayBack } from '../record/way-back.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>

/** Of the homes with its number the one that it is linked to, or all of them. */
export function homesOf(
  { apartmentNumber, apartmentId }: Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>,
  apartments: NumberedApartment[],
): NumberedApartment[] {
  const named = apartments.filter(({ number }) => number === apartmentNumber)
  const linked = named.filter(({ id }) => id === apartmentId)
  return linked.length > 0 ? linked : named
}

interface AskedAboutProps {
  enquiry: Pick<Enquiry, 'apartmentNumber' | 'about'>
  /** Those with that number. */
  apartments: NumberedApartment[]
  askable: Askable | undefined
  /** „Апартамент 23“ where no head says that it is one. */
  spelledOut?: boolean
}

const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

/** What an enquiry is about: a link while there is still something of that name. */
export function AskedAbout({ enquiry, apartments, askable, spelledOut = false }: AskedAboutProps) {
  const { pathname, search } = useLocation()
  const { apartmentNumber: number, about } = enquiry
  const named = spelledOut && number ? text.apartment(number) : number
  const page = askable?.level === undefined ? '/admin/stores/:id' : '/admin/parking/:id'
  const to = (form: string) => withWayBack(form, pathname + search)
  return (
    <>
      {apartments.length === 0 && named}
      {apartments.length > 0 && (
        <ul>
          {/* One number may be a home at each entrance; then both are offered. */}
          {apartments.map(({ id, entrance }) => (
            <li key={id}>
              <Link to={to(href('/admin/apartments/:id', { id }))} className={link}>
                {apartments.length === 1 ? named : text.apartmentIn(named, entranceLetters[entrance])}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {about && (
        <p className="wrap-anywhere">
          {askable ? (
            <Link to={to(href(page, { id: askable.id }))} className={link}>
              {about}
            </Link>
          ) : (
            about
          )}
        </p>
      )}
    </>
  )
}
