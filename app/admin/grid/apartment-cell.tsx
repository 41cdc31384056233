import type { ReactNode } from 'react'
import { entranceLetter } from '../../../domain/building/building.ts'
import { formatArea, formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { pricePerMetreLabel } from '../../../text/public/prices.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { DealHint, dealTitle } from './deal-hint.tsx'
import { describeApartment, type GridApartment } from './grid-apartment.ts'
import { useToday } from './today.ts'
import { type CellProps, UnitCell } from './unit-cell.tsx'

interface ApartmentCellProps extends CellProps {
  apartment: GridApartment
  rows: number
  className: string
  showsPricePerMetre: boolean
}

export function ApartmentCell({ apartment, rows, className, ...props }: ApartmentCellProps) {
  const { showsPricePerMetre, ...cell } = props
  const building = useBuilding()
  const locale = useLocale()
  const { id, number, entrance, status, price, area, isDraft, fits } = apartment
  const perMetre = pricePerMetreLabel(locale.text, apartment)
  const today = useToday()
  return (
    <td rowSpan={rows} data-row={id}>
      <UnitCell
        {...cell}
        status={status}
        describe={() => describeApartment(building, apartment)}
        title={dealTitle(cell.deal, today)}
        className={`${isDraft ? 'is-draft' : ''} ${fits ? className : 'is-unfit'} ${cell.deal?.state === 'running' ? 'has-hint' : ''}`}
      >
        {(shown) => (
          <>
            <span className="apartment-number">
              <span>
                <span className="sr-only">{text.apartment} </span>
                {number}
              </span>
              <span className="status-mark" />
              <span className="sr-only">
                {text.facts(
                  entranceLetter(building, entrance),
                  isDraft ? draftText.mark : labels.apartmentStatus[shown],
                )}
              </span>
            </span>
            <Price price={price} />
            <span className="area">
              <RoundedWhereNarrow rounded={formatNumber(Math.round(area))}>
                <Amount formatted={formatArea(area)} />
              </RoundedWhereNarrow>
            </span>
            {showsPricePerMetre && perMetre && <Amount formatted={perMetre} isBold />}
            <DealHint deal={cell.deal} />
            {!fits && <span className="sr-only">, {gridWorkText.filters.unfit}</span>}
          </>
        )}
      </UnitCell>
    </td>
  )
}

export function Price({ price }: { price: number }) {
  const formatted = formatPrice(price)
  return (
    <RoundedWhereNarrow
      rounded={
        formatted ? <b className="font-semibold">{formatNumber(Math.round(price / 100) / 10)}</b> : '–'
      }
    >
      <Amount formatted={formatted} isBold />
    </RoundedWhereNarrow>
  )
}

/** Shows a rounded number where the exact one would not fit the cell. Screen readers get the exact one. */
function RoundedWhereNarrow({ rounded, children }: { rounded: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="full-amount">{children}</span>
      <span aria-hidden="true" className="rounded-amount">
        {rounded}
      </span>
    </>
  )
}

/**
 * Shows a number with its unit, such as euros. Where there is little room, admin-grid.css hides the unit,
 * except from screen readers.
 */
function Amount({ formatted, isBold = false }: { formatted: string | undefined; isBold?: boolean }) {
  const unitAt = formatted?.lastIndexOf('\u00a0')
  return (
    <span className={isBold ? 'font-semibold' : undefined}>
      {formatted?.slice(0, unitAt) ?? <NoPrice />}
      <span className="unit">{formatted?.slice(unitAt)}</span>
    </span>
  )
}

function NoPrice() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.shortNoPrice}</span>
    </>
  )
}
