import { parseIds } from '../../../domain/favourites/favourites.ts'
import { maxFavourites } from '../../../domain/favourites/limits.ts'
import { storageKey } from './heart-names.ts'

/** Dispatched in the tab that has changed the list; other tabs get a `storage` event. */
const changed = 'favourites-changed'

/** The apartments that a visitor has kept: ids in the browser's own storage, in the order in which they were kept. */
export function keptApartments(): string[] {
  return parseIds(storedList(), maxFavourites)
}

/** The list as text, which is the same as long as the list is; empty where the browser stores nothing. */
export function storedList(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/** Returns false when nothing was stored: the browser forbids it, or has no room. */
export function keepApartments(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(storageKey, parseIds(ids.join(','), maxFavourites).join(','))
  } catch {
    return false
  }
  dispatchEvent(new Event(changed))
  return true
}

/** Calls `listener` when this tab or another one changes the list. Returns a function that ends it. */
export function onKeptChange(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  addEventListener(changed, listener)
  addEventListener('storage', inOtherTab)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', inOtherTab)
  }
}
