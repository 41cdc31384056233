import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRole } from '../session/use-role.ts'
import type { GridDeal } from './grid-deal.ts'
import { showGridKeys } from './grid-keys.tsx'
import type { GridUnit, Opened } from './grid-unit.ts'
import { leaveCell } from './returning-cell.ts'
import { listUnitActions } from './unit-actions.ts'

interface FoundUnit {
  unit: GridUnit
  deal: GridDeal | undefined
}

/**
 * What is open at which cell, and the keys and the right button of the mouse that open it. The keys belong to the cells
 * alone: what is typed into a field or pressed in a panel is not for them.
 */
export function useCells(find: (name: string) => FoundUnit | undefined) {
  const [opened, setOpened] = useState<{ name: string; what: Opened }>()
  const navigate = useNavigate()
  const role = useRole()
  const { pathname, search } = useLocation()
  const open = (name: string, what: Opened) => setOpened({ name, what })

  /** Returns whether the key belongs to the cell. */
  const press = (name: string, event: KeyboardEvent): boolean => {
    if (isMenuKey(event)) {
      open(name, { as: 'menu', at: undefined })
      return true
    }
    if (event.key === '?') return showGridKeys()
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return false
    const found = find(name)
    const action =
      found &&
      listUnitActions(found.unit, found.deal, { role, back: pathname + search }).find(
        ({ code }) => code === event.code,
      )
    if (!action) return false
    const { act } = action
    if ('to' in act) {
      leaveCell(found.unit.id)
      navigate(act.to)
    } else if ('status' in act) open(name, { as: 'status', status: act.status })
    else open(name, { as: act.opens })
    return true
  }

  return {
    openedAt: (name: string) => (opened?.name === name ? opened.what : undefined),
    open,
    close: () => setOpened(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const name = cellOf(event.target, 'itself')
      if (name !== undefined && press(name, event)) event.preventDefault()
    },
    onContextMenu: (event: MouseEvent) => {
      const name = cellOf(event.target, 'around')
      if (name === undefined) return
      event.preventDefault()
      open(name, { as: 'menu', at: { x: event.clientX, y: event.clientY } })
    },
  }
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** The name of the cell that an event is at. A key belongs to the button alone, a press to what is in it, too. */
function cellOf(target: EventTarget, where: 'itself' | 'around'): string | undefined {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')
  return where === 'itself' && cell !== target ? undefined : cell?.dataset.cell
}
