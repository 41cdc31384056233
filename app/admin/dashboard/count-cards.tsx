import { href } from 'react-router'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Status } from '../../../domain/status.ts'
import { dashboardText as text } from '../../text/admin/dashboard.ts'
import { CountCard } from './count-card.tsx'
import type { SalesSummary } from './sales.ts'

interface CountCardsProps {
  /** Of the whole building. */
  sales: SalesSummary
  parking: { total: number; free: number }
  enquiries: { total: number; unread: number }
}

/** Each card opens the list of what it counts. */
export function CountCards({ sales, parking, enquiries }: CountCardsProps) {
  const { total, counts, sums, withoutDeal } = sales
  const apartments = (status: Status, label: string) => {
    const price = formatPrice(sums[status])
    const more = [
      price && text.sum[status](price),
      status === 'sold' && withoutDeal > 0 && text.withoutDeal(withoutDeal),
    ]
    return (
      <CountCard
        label={label}
        count={counts[status]}
        note={text.of(total)}
        more={more.filter(Boolean).join(', ')}
        to={`${href('/admin/apartments')}?status=${status}`}
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {apartments('available', text.freeApartments)}
      {apartments('reserved', text.apartments.reserved)}
      {apartments('sold', text.apartments.sold)}
      <CountCard
        label={text.freeParking}
        count={parking.free}
        note={text.of(parking.total)}
        to={`${href('/admin/parking')}?status=available`}
      />
      <CountCard
        label={text.enquiries}
        count={enquiries.total}
        note={text.unread(enquiries.unread)}
        to={`${href('/admin/contacts')}${enquiries.unread > 0 ? '?filter=unread' : ''}`}
      />
    </div>
  )
}
