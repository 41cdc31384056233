import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { WarningsDialog } from '../form/save-question.tsx'
import { useStatusChange } from '../row-changes/use-status-change.ts'
import { useRole } from '../session/use-role.ts'
import type { GridDeal } from './grid-deal.ts'
import type { GridUnit, Opened } from './grid-unit.ts'
import { listUnitActions, type UnitAction } from './unit-actions.ts'
import { UnitMenu } from './unit-menu.tsx'
import { UnitPanel } from './unit-panel.tsx'

export interface Change {
  /** The status that was selected and is being saved; undefined shows the stored one. */
  shown: Status | undefined
  isBusy: boolean
}

interface OpenedUnitProps {
  unit: GridUnit
  deal: GridDeal | undefined
  opener: RefObject<HTMLButtonElement | null>
  opened: Opened | undefined
  onOpen(as: Opened): void
  onClose(keepsFocus: boolean): void
  onChange(change: Change): void
}

/**
 * Saves the status that was selected in the panel, in the menu or by a key, and outlives them, because they close before
 * the response arrives. It is rendered only for cells that were opened, because a building may have thousands.
 */
export function OpenedUnit({ unit, deal, opener, opened, onOpen, onClose, onChange }: OpenedUnitProps) {
  const { id, revision, status, title, statusLabels, list } = unit
  const { pathname, search } = useLocation()
  const role = useRole()
  const change = useStatusChange({ id, revision, status, name: title, labels: statusLabels, list })
  const { shown, isBusy } = change
  useLayoutEffect(() => onChange({ shown, isBusy }), [onChange, shown, isBusy])
  const save = (wanted: Status) => {
    change.choose(wanted, true)
    onClose(true)
  }
  useOnce(opened?.as === 'status' ? opened.status : undefined, save)

  const actions = listUnitActions({ ...unit, status: shown }, deal, { role, back: pathname + search })
  const onAct = ({ act }: UnitAction) => {
    if ('status' in act) save(act.status)
    if ('opens' in act) onOpen({ as: act.opens })
  }
  return (
    <>
      {change.question && <WarningsDialog question={change.question} onDecide={change.decide} />}
      {(opened?.as === 'panel' || opened?.as === 'price') && (
        <UnitPanel
          key={opened.as}
          {...{ unit, deal, actions, change, opener, onClose }}
          startsWithPrice={opened.as === 'price'}
        />
      )}
      {opened?.as === 'menu' && (
        <UnitMenu
          {...{ unit, actions, opener, onAct, onClose }}
          at={opened.at}
          onPanel={() => onOpen({ as: 'panel' })}
        />
      )}
    </>
  )
}

/** Does something once for each value that was not there before. */
function useOnce<Value>(value: Value | undefined, act: (value: Value) => void): void {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (value !== undefined) newest.current(value)
  }, [value])
}
