import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { type Status, statuses } from '../../../domain/status.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StatusBadge, statusClassNames } from '../../ui/status-badge.tsx'
import { PriceCell } from '../apartments/price-cell.tsx'
import type { useStatusChange } from '../row-changes/use-status-change.ts'
import { useMayChange } from '../session/use-role.ts'
import { DealLines } from './deal-lines.tsx'
import type { GridDeal } from './grid-deal.ts'
import type { GridUnit } from './grid-unit.ts'
import type { UnitAction } from './unit-actions.ts'
import { ActionLinks, FormLinks } from './unit-links.tsx'
import { useBeside, useClosedElsewhere } from './use-beside.ts'

interface UnitPanelProps {
  unit: GridUnit
  deal: GridDeal | undefined
  actions: readonly UnitAction[]
  change: ReturnType<typeof useStatusChange>
  opener: RefObject<HTMLElement | null>
  /** Whether the field of the price is open at first. */
  startsWithPrice: boolean
  onClose(keepsFocus: boolean): void
}

/** Whose a unit is and what can be done with it. */
export function UnitPanel({ unit, deal, actions, change, opener, startsWithPrice, onClose }: UnitPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { title, facts, isDraft, of } = unit
  useBeside({ panel, opener })
  useClosedElsewhere({ panel, opener }, () => onClose(false))

  useEffect(() => {
    if (startsWithPrice) return
    const first = ['.unit-deal-actions a', '[aria-pressed=true]', 'a', 'button']
      .map((selector) => panel.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
    first?.focus()
  }, [startsWithPrice])

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
      className="unit-panel"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-sea-800">{facts}</p>
        </div>
        <IconButton icon={X} label={text.close} onClick={() => onClose(true)} />
      </div>
      {isDraft && <p className="mt-2 text-sm font-semibold">{draftText.unseen}</p>}
      <Standing unit={unit} shown={change.shown} deal={deal} />
      {deal && <DealLines deal={deal} />}
      <ActionLinks id={unit.id} actions={actions} />
      {of !== 'store' && (
        <StatusButtons
          shown={change.shown}
          labels={unit.statusLabels}
          onChoose={(status) => {
            change.choose(status, true)
            onClose(true)
          }}
        />
      )}
      {of !== 'store' && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <span className="text-sm font-semibold text-sea-800">{text.price}</span>
          <PriceCell row={unit} startsOpen={startsWithPrice} />
        </div>
      )}
      <FormLinks id={unit.id} actions={actions} />
    </div>
  )
}

/** Whether the element handles Escape itself: the price field discards what was typed, and a dialog closes. */
function hasOwnEscape(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.price-form, dialog') !== null
}

/** The status of a unit that nobody holds; administrators have the buttons for it, and read only what is odd. */
function Standing({ unit, shown, deal }: { unit: GridUnit; shown: Status; deal: GridDeal | undefined }) {
  const mayChange = useMayChange()
  const odd = { available: undefined, reserved: gridWorkText.noReservation, sold: gridWorkText.noSale }[shown]
  return (
    <>
      {!deal && (!mayChange || unit.of === 'store') && (
        <p className="mt-3">
          <StatusBadge status={shown} label={unit.statusLabels[shown]} />
        </p>
      )}
      {!deal && odd && <p className="mt-2 text-sm">{odd}</p>}
    </>
  )
}

interface StatusButtonsProps {
  shown: Status
  labels: Record<Status, string>
  onChoose(status: Status): void
}

function StatusButtons({ shown, labels, onChoose }: StatusButtonsProps) {
  if (!useMayChange()) return null
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
          {labels[status]}
        </button>
      ))}
    </fieldset>
  )
}
