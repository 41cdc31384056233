import type { ReactNode } from 'react'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Written } from '../../written.tsx'
import type { NavigatorApartment } from './navigator-apartment.ts'

interface Props {
  apartment: NavigatorApartment
  /** In the corner. */
  children?: ReactNode
}

/** A home in three lines. */
export function HomeBrief({ apartment, children }: Props) {
  const building = useBuilding()
  const { text } = useLocale(navigatorSection)
  const { number, status, type, area, fits } = apartment
  return (
    <div className="text-sm text-sea-900">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <b className="text-base wrap-anywhere">{text.navigator.apartment(number)}</b>
          <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        </div>
        {children}
      </div>
      <p className="mt-1">
        <Written text={apartmentTypeName(building, type)} />, {text.formats.area(area)}
      </p>
      <p className="text-base font-bold text-sea-950">{priceLabel(text, apartment)}</p>
      {!fits && <p className="first-letter:uppercase">{text.finding.unfit}</p>}
    </div>
  )
}
