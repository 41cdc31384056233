import { href, Link, useLocation } from 'react-router'
import type { EnquirySubject } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { NumberedApartment } from '../../../domain/enquiry/linked-apartment.ts'
import { enquiriesText as text } from '../../../text/admin/enquiries.ts'
import { apartmentNumberAmong } from '../../../text/admin/enquiry-apartment-name.ts'
import { withReturnTo } from '../record/return-to.ts'

export interface EnquiryApartment {
  id: string
  /** „3“, or „3 (вход Б)“ where several entrances have an apartment 3. */
  name: string
}

/** Returns the apartment that the enquiry is linked to, otherwise all apartments with its number. */
export function apartmentsOf(
  building: Building,
  { apartmentNumber, apartmentId }: Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>,
  apartments: NumberedApartment[],
): EnquiryApartment[] {
  const named = apartments.filter(({ number }) => number === apartmentNumber)
  const linked = named.filter(({ id }) => id === apartmentId)
  return (linked.length > 0 ? linked : named).map((apartment) => ({
    id: apartment.id,
    name: apartmentNumberAmong(building, apartment, named),
  }))
}

interface AskedAboutProps {
  enquiry: Pick<Enquiry, 'apartmentNumber' | 'about'>
  /** The apartments that the enquiry may be about. */
  apartments: EnquiryApartment[]
  askable: EnquirySubject | undefined
  /** Whether to write „Апартамент 23“ instead of „23“, where no heading says that it is an apartment. */
  spelledOut?: boolean
}

const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

/** Links to the apartments, parking spot or store of an enquiry while they exist. */
export function EnquiryApartments({ enquiry, apartments, askable, spelledOut = false }: AskedAboutProps) {
  const { pathname, search } = useLocation()
  const { apartmentNumber: number, about } = enquiry
  const spell = (name: string) => (spelledOut && name ? text.apartment(name) : name)
  const page = askable?.level === undefined ? '/admin/stores/:id' : '/admin/parking/:id'
  const to = (form: string) => withReturnTo(form, pathname + search)
  return (
    <>
      {apartments.length === 0 && spell(number)}
      {apartments.length > 0 && (
        <ul>
          {/* Several entrances may have an apartment of this number; then all are listed. */}
          {apartments.map(({ id, name }) => (
            <li key={id}>
              <Link to={to(href('/admin/apartments/:id', { id }))} className={link}>
                {spell(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {about && (
        <div className="wrap-anywhere">
          {askable ? (
            <Link to={to(href(page, { id: askable.id }))} className={link}>
              {about}
            </Link>
          ) : (
            about
          )}
        </div>
      )}
    </>
  )
}
