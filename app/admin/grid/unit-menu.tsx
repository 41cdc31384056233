import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { gridWorkText as text } from '../../../text/admin/grid-work.ts'
import type { GridUnit, Point } from './grid-unit.ts'
import { leaveCell } from './returning-cell.ts'
import type { UnitAction } from './unit-actions.ts'
import { useBeside, useClosedElsewhere } from './use-beside.ts'

interface UnitMenuProps {
  unit: GridUnit
  actions: readonly UnitAction[]
  opener: RefObject<HTMLElement | null>
  at: Point | undefined
  onPanel(): void
  onAct(action: UnitAction): void
  onClose(keepsFocus: boolean): void
}

/** The actions of the panel as a menu beside the pointer or the cell. */
export function UnitMenu({ unit, actions, opener, at, onPanel, onAct, onClose }: UnitMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useBeside({ panel: menu, opener, at })
  useClosedElsewhere({ panel: menu, opener }, () => onClose(false))
  useEffect(() => itemsOf(menu)[0]?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(menu)
    const at = items.findIndex((item) => item.matches(':focus'))
    const to = focusedBy(event.key, { at, items })
    if (to) to.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    // The browser follows a link on Enter by itself; a menu's items work by the space bar, too.
    else if (event.key === ' ') items[at]?.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={text.menuOf(unit.title)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      className="unit-menu"
    >
      <button type="button" role="menuitem" tabIndex={-1} onClick={onPanel} className="unit-menu-item">
        {text.actions.panel}
        <Key label="Enter" />
      </button>
      {actions.map((action, index) => {
        const { name, label, act, code, group } = action
        const content = (
          <>
            {label}
            {code && <Key label={code.slice(-1)} />}
          </>
        )
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: `unit-menu-item ${group === actions[index - 1]?.group ? '' : 'begins-group'}`,
        } as const
        return 'to' in act ? (
          <Link key={name} to={act.to} onClick={() => leaveCell(unit.id)} {...shared}>
            {content}
          </Link>
        ) : (
          <button key={name} type="button" onClick={() => onAct(action)} {...shared}>
            {content}
          </button>
        )
      })}
    </div>
  )
}

/** The key that does the same; screen readers hear of keys in their own help. */
function Key({ label }: { label: string }) {
  return (
    <span aria-hidden="true">
      <kbd>{label}</kbd>
    </span>
  )
}

function itemsOf(menu: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** Arrow keys go around, Home and End to the ends, and a letter to the next item that begins with it. */
function focusedBy(
  key: string,
  { at, items }: { at: number; items: HTMLElement[] },
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase('bg')
  const begins = (item: HTMLElement) => item.textContent?.toLocaleLowerCase('bg').startsWith(letter)
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
}
