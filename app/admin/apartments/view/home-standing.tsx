import { useLocation } from 'react-router'
import { formatPrice } from '../../../../domain/formats/money.ts'
import { apartmentViewText as text } from '../../../../text/admin/apartment-view.ts'
import { draftText } from '../../../../text/admin/apartments.ts'
import { gridWorkText } from '../../../../text/admin/grid-work.ts'
import { labels } from '../../../../text/public/bg/labels.ts'
import { pricePerMetreLabel } from '../../../../text/public/prices.ts'
import { useBuilding } from '../../../building.ts'
import { useLocale } from '../../../locale.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { DealLines } from '../../grid/deal-lines.tsx'
import { describeApartment } from '../../grid/grid-apartment.ts'
import { dealsByUnit } from '../../grid/grid-deal.ts'
import { listUnitActions } from '../../grid/unit-actions.ts'
import { ActionLinks, FormLinks } from '../../grid/unit-links.tsx'
import { useRole } from '../../session/use-role.ts'
import type { HomeView } from './describe-home.server.ts'

/** Whether the home is free, for how much, who holds it, and what can be done about that. */
export function HomeStanding({ view }: { view: HomeView }) {
  const building = useBuilding()
  const locale = useLocale()
  const role = useRole()
  const { pathname, search } = useLocation()
  const { home } = view
  const unit = describeApartment(building, home)
  const deal = dealsByUnit(view.deal).get(home.id)
  const actions = listUnitActions(unit, deal, { role, back: pathname + search }).filter(
    ({ name }) => name !== 'view',
  )
  const price = formatPrice(home.price)
  const odd = { available: undefined, reserved: gridWorkText.noReservation, sold: gridWorkText.noSale }
  return (
    <FormSection title={text.standing}>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={home.status} label={labels.apartmentStatus[home.status]} />
        {home.isDraft && <span className="draft-mark">{draftText.mark}</span>}
      </p>
      <p className="mt-3 text-2xl font-bold">{price ?? text.hiddenPrice}</p>
      <p className="text-sea-700">{pricePerMetreLabel(locale.text, home)}</p>
      {home.isDraft && <p className="mt-2 text-sm font-semibold">{draftText.unseen}</p>}
      {deal && <DealLines deal={deal} />}
      {!deal && odd[home.status] && <p className="mt-2 text-sm">{odd[home.status]}</p>}
      <ActionLinks id={home.id} actions={actions} />
      <FormLinks id={home.id} actions={actions} />
    </FormSection>
  )
}
