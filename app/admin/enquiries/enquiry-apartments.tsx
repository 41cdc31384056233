import type { ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { EnquirySubject } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  type EnquiryApartments as Asked,
  askedApartments,
  type NumberedApartment,
  withNumber,
} from '../../../domain/enquiry/linked-apartment.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { ParkingSpot } from '../../../domain/parking/parking.ts'
import type { Status } from '../../../domain/status.ts'
import { enquiriesText as text } from '../../../text/admin/enquiries.ts'
import { apartmentNumberAmong } from '../../../text/admin/enquiry-apartment-name.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { prices } from '../../../text/public/bg/prices.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { withReturnTo } from '../record/return-to.ts'

export interface EnquiryApartment {
  /** Undefined for one that was deleted, or has another number now. */
  id: string | undefined
  /** „3“, or „3 (вход Б)“ where several entrances have an apartment 3. */
  name: string
  /** Which of them can still be offered, and for how much. */
  status?: Status | undefined
  price?: number | undefined
  isDraft?: boolean | undefined
}

/**
 * Returns the apartments that the enquiry is linked to; in the place of one that has no link, all apartments with its
 * number, or the number alone.
 */
export function apartmentsOf(
  building: Building,
  enquiry: Asked,
  apartments: (NumberedApartment & Pick<EnquiryApartment, 'status' | 'price' | 'isDraft'>)[],
): EnquiryApartment[] {
  return askedApartments(enquiry).flatMap(({ apartmentNumber, apartmentId }): EnquiryApartment[] => {
    const named = withNumber(apartments, apartmentNumber)
    const linked = named.filter(({ id }) => id === apartmentId)
    const found = linked.length > 0 ? linked : named
    if (found.length === 0) return [{ id: undefined, name: apartmentNumber }]
    return found.map((apartment) => ({
      id: apartment.id,
      name: apartmentNumberAmong(building, apartment, named),
      ...pick(apartment, ['status', 'price', 'isDraft']),
    }))
  })
}

interface AskedAboutProps {
  enquiry: Pick<Enquiry, 'about'>
  /** The apartments that the enquiry may be about. */
  apartments: EnquiryApartment[]
  askable: EnquirySubject | undefined
  /** The parking spot that the enquiry is about, where its price and status are shown, too. */
  spot?: Pick<ParkingSpot, 'status' | 'price'> | undefined
  /**
   * Whether to write „Апартамент 23“ instead of „23“, where no heading says that it is an apartment, with its price
   * and what can be done with it.
   */
  spelledOut?: boolean
}

const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

/** Links to the apartments, parking spot or store of an enquiry while they exist. */
export function EnquiryApartments(
  props: AskedAboutProps & { action?(apartment: EnquiryApartment): ReactNode },
) {
  const { enquiry, apartments, askable, spot, spelledOut = false, action } = props
  const { pathname, search } = useLocation()
  const { about } = enquiry
  const spell = (name: string) => (spelledOut && name ? text.apartment(name) : name)
  const page = askable?.level === undefined ? '/admin/stores/:id' : '/admin/parking/:id'
  const to = (form: string) => withReturnTo(form, pathname + search)
  return (
    <>
      {apartments.length > 0 && (
        <ul className={spelledOut ? 'grid gap-2' : ''}>
          {/* Several entrances may have an apartment of this number; then all are listed. */}
          {apartments.map(({ id, name, status, price, isDraft }) => (
            <li key={id ?? name} className={spelledOut ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : ''}>
              {id === undefined ? (
                spell(name)
              ) : (
                <Link to={to(href('/admin/apartments/:id', { id }))} className={link}>
                  {spell(name)}
                </Link>
              )}
              {status && (spelledOut || status !== 'available') && (
                <>
                  {' '}
                  <StatusBadge status={status} label={labels.apartmentStatus[status]} />
                </>
              )}
              {spelledOut && <Price price={price} />}
              {action && <span className="ml-auto">{action({ id, name, status, isDraft })}</span>}
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
          {spot && (
            <>
              {' '}
              <StatusBadge status={spot.status} label={labels.parkingStatus[spot.status]} />{' '}
              <Price price={spot.price} />
            </>
          )}
        </div>
      )}
    </>
  )
}

function Price({ price }: { price: number | undefined }) {
  if (price === undefined) return null
  return <strong className="whitespace-nowrap">{formatPrice(price) ?? prices.onRequest}</strong>
}
