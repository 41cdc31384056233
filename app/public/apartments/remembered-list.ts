import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'

type Listed = Pick<ApartmentListItem, 'id' | 'number' | 'type'>

/** The list from which a visitor has opened an apartment, in this tab. */
interface RememberedList {
  /** The query of the list's URL. */
  query: string
  /** Available ones first, as [id, number, type]. */
  apartments: [id: string, number: string, type: string][]
}

const key = 'apartment-list'
/** In the state of a navigation back to the list: the apartment that it comes from. */
export const openedFromList = 'opened'

/**
 * The list in the tab's storage, and not in the URL of an apartment: there it would be rendered and cached once for every
 * list that leads to it.
 */
export function useRememberedList(query: string, apartments: readonly ApartmentListItem[]) {
  const ref = useRef<HTMLDivElement>(null)
  const opened: unknown = useLocation().state?.[openedFromList]
  useEffect(() => {
    if (typeof opened !== 'string') return
    const link = ref.current?.querySelector<HTMLElement>(`.row-link[href$="/${CSS.escape(opened)}"]`)
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    link?.focus({ preventScroll: true })
  }, [opened])
  const remember = () => {
    const [free, gone] = [true, false].map((isFree) =>
      apartments.filter(({ status }) => (status === 'available') === isFree),
    )
    const listed = [...(free ?? []), ...(gone ?? [])].map(({ id, number, type }) => [id, number, type])
    try {
      sessionStorage.setItem(key, JSON.stringify({ query, apartments: listed }))
    } catch {
      // Without storage the apartment leads back to the whole list.
    }
  }
  return { ref, remember }
}

/** What the apartment's page knows of the list: the query that leads back, and its neighbours if it is in the list. */
export function useListAround(id: string | undefined) {
  const stored = useSyncExternalStore(neverChanges, read, () => '')
  return useMemo(() => {
    const list = parse(stored)
    const apartments = list.apartments.map(([id, number, type]): Listed => ({ id, number, type }))
    const isListed = apartments.some((each) => each.id === id)
    return {
      query: list.query,
      neighbours: id !== undefined && isListed ? neighboursIn(apartments, id) : undefined,
    }
  }, [stored, id])
}

const neverChanges = () => () => {}

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parse(stored: string): RememberedList {
  return stored === '' ? { query: '', apartments: [] } : JSON.parse(stored)
}
