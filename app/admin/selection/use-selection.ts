import { useRef, useState } from 'react'
import { afterClick } from './after-click.ts'

export interface Selection {
  /** Those that are chosen and still there, in the order of the list. */
  ids: string[]
  has(id: string): boolean
  /** With Shift, all between the last click and this one. */
  click(id: string, range: boolean): void
  all(): void
  none(): void
  isAll: boolean
}

export function useSelection(ids: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const present = ids.filter((id) => chosen.has(id))
  return {
    ids: present,
    has: (id) => chosen.has(id),
    click(id, range) {
      setChosen(afterClick(ids, chosen, { id, range, last: last.current }))
      last.current = id
    },
    all: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
    isAll: present.length === ids.length,
  }
}
