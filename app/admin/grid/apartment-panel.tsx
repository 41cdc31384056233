import { Eye, Pencil, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { entranceLetter } from '../../../domain/building/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { apartmentFormText, apartmentRowText, draftText } from '../../../text/admin/apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StatusBadge, statusClassNames } from '../../ui/status-badge.tsx'
import { PriceCell } from '../apartments/price-cell.tsx'
import { withReturnTo } from '../record/return-to.ts'
import type { useStatusChange } from '../row-changes/use-status-change.ts'
import { useMayChange } from '../session/use-role.ts'
import type { GridApartment } from './grid-apartment.ts'

const gap = 6
const edge = 8

/**
 * Positions a popover below its opener, or above it at the bottom of the window, and moves it with the page.
 * On a phone, the style sheet puts it at the bottom edge.
 */
function useBesideOpener(panel: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = panel
    const openerBox = opener.current?.getBoundingClientRect()
    if (!element || !openerBox) return
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const fitsBelow = openerBox.bottom + gap + height <= innerHeight
    const top = fitsBelow ? openerBox.bottom + gap : Math.max(edge, openerBox.top - gap - height)
    const left = Math.max(edge, Math.min(openerBox.left, document.documentElement.clientWidth - width - edge))
    element.style.setProperty('--panel-top', `${top + scrollY}px`)
    element.style.setProperty('--panel-left', `${left + scrollX}px`)
  }, [panel, opener])
}

interface ApartmentPanelProps {
  apartment: GridApartment
  change: ReturnType<typeof useStatusChange>
  opener: RefObject<HTMLElement | null>
  onClose(keepsFocus: boolean): void
}

export function ApartmentPanel({ apartment, change, opener, onClose }: ApartmentPanelProps) {
  const building = useBuilding()
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const mayChange = useMayChange()
  const { pathname, search } = useLocation()
  const { id, revision, number, price, area } = apartment
  const entrance = entranceLetter(building, apartment.entrance)
  const title = apartmentFormText.title(number)
  const form = withReturnTo(href('/admin/apartments/:id', { id }), pathname + search)
  const Icon = mayChange ? Pencil : Eye
  useBesideOpener(panel, opener)
  useClosedElsewhere(panel, opener, () => onClose(false))

  useEffect(() => panel.current?.querySelector<HTMLElement>('[aria-pressed=true], a')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hasOwnEscape(event.target)) return
    event.stopPropagation()
    onClose(true)
  }

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="apartment-panel"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-sea-800">
            {text.place(entrance, places.floors(building, apartment))} ·{' '}
            {apartmentTypeName(building, apartment.type)} · {formatArea(area)}
          </p>
        </div>
        <IconButton icon={X} label={text.close} onClick={() => onClose(true)} />
      </div>
      {apartment.isDraft && <p className="mt-2 text-sm font-semibold">{draftText.unseen}</p>}
      <StatusButtons
        shown={change.shown}
        onChoose={(status) => {
          change.choose(status, true)
          onClose(true)
        }}
      />
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="text-sm font-semibold text-sea-800">{text.price}</span>
        <PriceCell
          row={{ id, revision, price, area, title, name: apartmentRowText.name(number, entrance) }}
        />
      </div>
      <Link to={form} className={button({ kind: 'secondary', className: 'mt-3 w-full' })}>
        <Icon className="size-4" aria-hidden="true" />
        {mayChange ? text.open : text.view}
      </Link>
    </div>
  )
}

/**
 * Whether the element handles Escape itself: the price field discards what was typed, and a dialog closes.
 * Elsewhere Escape closes the panel.
 */
function hasOwnEscape(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.price-form, dialog') !== null
}

/**
 * Closes the panel on a press outside of it. It stays open while a price is typed, which is saved on blur and
 * may ask for confirmation.
 */
function useClosedElsewhere(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOurs = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isOurs && !panel.current?.querySelector('.price-form')) newest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [panel, opener])
}

function StatusButtons({ shown, onChoose }: { shown: Status; onChoose(status: Status): void }) {
  if (!useMayChange())
    return (
      <p className="mt-3">
        <StatusBadge status={shown} label={labels.apartmentStatus[shown]} />
      </p>
    )
  return (
    <fieldset className="mt-3 grid grid-cols-3 gap-1.5">
      <legend className="mb-1 text-sm font-semibold text-sea-800">{text.status}</legend>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === shown}
          onClick={() => onChoose(status)}
          className={`status-badge status-${status} ${statusClassNames[status]} min-h-11 cursor-pointer justify-center border-2 border-transparent px-1.5 text-xs hover:border-current/40 aria-pressed:border-current`}
        >
          {labels.apartmentStatus[status]}
        </button>
      ))}
    </fieldset>
  )
}
