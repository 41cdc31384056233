import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Status } from '../../../domain/status.ts'
import type { GridDeal } from './grid-deal.ts'
import type { GridUnit, Opened } from './grid-unit.ts'
import { type Change, OpenedUnit } from './opened-unit.tsx'

/** How a cell takes part in the keyboard and in what is open. */
export interface CellProps {
  /** The name of the cell on its screen. */
  name: string
  deal: GridDeal | undefined
  /** Whether the Tab key reaches this cell. */
  isReached: boolean
  opened: Opened | undefined
  onFocus(): void
  onOpen(as: Opened): void
  onClose(): void
}

interface UnitCellProps extends CellProps {
  status: Status
  /** Describes the unit; called only for cells that were opened. */
  describe(): GridUnit
  className: string
  title: string | undefined
  /** What the cell shows with this status. */
  children(shown: Status): ReactNode
}

/** A button that opens the panel of a unit. */
export function UnitCell(props: UnitCellProps) {
  const { name, deal, status, describe, className, title, children } = props
  const { isReached, opened, onFocus, onOpen, onClose } = props
  const opener = useRef<HTMLButtonElement>(null)
  const [{ shown, isBusy }, setChange] = useState<Change>({ shown: undefined, isBusy: false })
  const shownStatus = shown ?? status
  const isOpen = opened !== undefined
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

  return (
    <>
      <button
        ref={opener}
        type="button"
        data-cell={name}
        tabIndex={isReached ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={opened?.as === 'panel' || opened?.as === 'price'}
        aria-busy={isBusy}
        title={title}
        onFocus={onFocus}
        onClick={() => (isOpen ? close(true) : onOpen({ as: 'panel' }))}
        className={`grid-apartment status-${shownStatus} ${className}`}
      >
        {children(shownStatus)}
      </button>
      {wasOpened && (
        <OpenedUnit
          unit={describe()}
          {...{ deal, opener, opened, onOpen }}
          onClose={close}
          onChange={setChange}
        />
      )}
    </>
  )
}
