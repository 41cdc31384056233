import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { entranceLetter } from '../../../domain/building/building.ts'
import { formatArea, formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Status } from '../../../domain/status.ts'
import { apartmentFormText, draftText } from '../../../text/admin/apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { pricePerMetreLabel } from '../../../text/public/prices.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { WarningsDialog } from '../form/save-question.tsx'
import { useStatusChange } from '../row-changes/use-status-change.ts'
import { ApartmentPanel } from './apartment-panel.tsx'
import type { GridApartment } from './grid-apartment.ts'

interface ApartmentCellProps {
  apartment: GridApartment
  name: string
  rows: number
  className: string
  showsPricePerMetre: boolean
  /** Whether the Tab key reaches this cell. */
  isReached: boolean
  isOpen: boolean
  onFocus(): void
  onOpen(): void
  onClose(): void
}

export function ApartmentCell({ apartment, name, rows, className, ...props }: ApartmentCellProps) {
  const { isReached, isOpen, showsPricePerMetre, onFocus, onOpen, onClose } = props
  const building = useBuilding()
  const locale = useLocale()
  const opener = useRef<HTMLButtonElement>(null)
  const { id, number, entrance, status, price, area, isDraft } = apartment
  const [{ shown, isBusy }, setChange] = useState<Change>({ shown: undefined, isBusy: false })
  const shownStatus = shown ?? status
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const returnsFocus = useRef(false)
  const close = (keepsFocus: boolean) => {
    returnsFocus.current = keepsFocus
    onClose()
  }

  useEffect(() => {
    if (isOpen || !returnsFocus.current) return
    returnsFocus.current = false
    opener.current?.focus()
  }, [isOpen])

  const perMetre = pricePerMetreLabel(locale.text, apartment)
  return (
    <td rowSpan={rows} data-row={id}>
      <button
        ref={opener}
        type="button"
        data-cell={name}
        tabIndex={isReached ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        onFocus={onFocus}
        onClick={() => (isOpen ? close(true) : onOpen())}
        className={`grid-apartment status-${shownStatus} ${isDraft ? 'is-draft' : ''} ${className}`}
      >
        <span className="apartment-number">
          <span>
            <span className="sr-only">{text.apartment} </span>
            {number}
          </span>
          <span className="status-mark" />
          <span className="sr-only">
            {text.facts(
              entranceLetter(building, entrance),
              isDraft ? draftText.mark : labels.apartmentStatus[shownStatus],
            )}
          </span>
        </span>
        <Price price={price} />
        <RoundedWhereNarrow rounded={formatNumber(Math.round(area))}>
          <Amount formatted={formatArea(area)} />
        </RoundedWhereNarrow>
        {showsPricePerMetre && perMetre && <Amount formatted={perMetre} isBold />}
      </button>
      {wasOpened && (
        <OpenedApartment {...{ apartment, opener, isOpen }} onClose={close} onChange={setChange} />
      )}
    </td>
  )
}

interface Change {
  /** The status that was selected and is being saved; undefined shows the stored one. */
  shown: Status | undefined
  isBusy: boolean
}

interface OpenedApartmentProps {
  apartment: GridApartment
  opener: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose(keepsFocus: boolean): void
  onChange(change: Change): void
}

/**
 * Saves the status that was selected in the panel and outlives the panel, which closes before the response
 * arrives. It is rendered only for cells that were opened, because a building may have thousands.
 */
function OpenedApartment({ apartment, opener, isOpen, onClose, onChange }: OpenedApartmentProps) {
  const { id, revision, status, number } = apartment
  const change = useStatusChange({
    id,
    revision,
    status,
    name: apartmentFormText.title(number),
    labels: labels.apartmentStatus,
    list: href('/admin/grid'),
  })
  const { shown, isBusy } = change
  useLayoutEffect(() => onChange({ shown, isBusy }), [onChange, shown, isBusy])
  return (
    <>
      {change.question && <WarningsDialog question={change.question} onDecide={change.decide} />}
      {isOpen && <ApartmentPanel {...{ apartment, change, opener, onClose }} />}
    </>
  )
}

function Price({ price }: { price: number }) {
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
