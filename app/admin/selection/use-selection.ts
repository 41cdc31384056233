import { type RefObject, useRef, useState } from 'react'

export interface Selection {
  /** The selected ids that the list still has, in its order. */
  ids: string[]
  has(id: string): boolean
  /** `range` selects all rows between the last click and this one. */
  click(id: string, range: boolean): void
  all(): void
  none(): void
  drop(ids: string[]): void
  isAll: boolean
  /** How many rows are selected, and how many there are, on all pages. */
  count: number
  total: number
  /** The id that was clicked last. */
  last: string | undefined
}

/** Holds selected ids also while the list does not have them. */
export interface SelectionState {
  selected: ReadonlySet<string>
  choose(selected: ReadonlySet<string>): void
  last: RefObject<string | undefined>
}

export function useSelectionState(): SelectionState {
  const [selected, choose] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  return { selected, choose, last }
}

export function useSelection(ids: string[]): Selection {
  return selectionIn(ids, useSelectionState())
}

export function selectionIn(ids: string[], { selected, choose, last }: SelectionState): Selection {
  const present = ids.filter((id) => selected.has(id))
  return {
    ids: present,
    has: (id) => selected.has(id),
    click(id, range) {
      choose(afterClick(ids, selected, { id, range, last: last.current }))
      last.current = id
    },
    all: () => choose(new Set(ids)),
    none: () => choose(new Set()),
    drop: (some) => choose(new Set([...selected].filter((id) => !some.includes(id)))),
    isAll: present.length === ids.length,
    count: present.length,
    total: ids.length,
    last: last.current,
  }
}

export function afterClick(
  ids: string[],
  selected: ReadonlySet<string>,
  click: { id: string; last: string | undefined; range: boolean },
): Set<string> {
  const choose = !selected.has(click.id)
  const [from, to] = [ids.indexOf(click.last ?? ''), ids.indexOf(click.id)]
  const touched =
    click.range && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [click.id]
  const next = new Set(selected)
  for (const id of touched) {
    if (choose) next.add(id)
    else next.delete(id)
  }
  return next
}
