import { useEffect, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { parseIds, withIds } from '../../../domain/favourites/favourites.ts'
import { maxFavourites } from '../../../domain/favourites/limits.ts'
import { favouritesSection } from '../../../text/public/sections/favourites.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { keepApartments, onKeptChange, storedList } from './kept-apartments.ts'

/** The apartments that this browser keeps; undefined on the server and until the page is hydrated. */
function useKept(): string[] | undefined {
  const stored = useSyncExternalStore(onKeptChange, storedList, () => undefined)
  return stored === undefined ? undefined : parseIds(stored, maxFavourites)
}

/** A link without ids leads to the browser's own list. */
export function useOwnList(isWithoutIds: boolean): void {
  const { pages } = useLocale()
  const kept = useKept()
  const navigate = useNavigate()
  const own = isWithoutIds && kept !== undefined ? withIds('', kept) : ''
  useEffect(() => {
    if (own !== '') navigate(pages.favourites + own, { replace: true })
  }, [own, navigate, pages])
}

/** Below a list that somebody else has sent: keeps its apartments here, too. */
export function ListOfOthers({ ids }: { ids: readonly string[] }) {
  const { text, pages } = useLocale(favouritesSection)
  const kept = useKept()
  const others = kept ? ids.filter((id) => !kept.includes(id)) : []
  if (kept === undefined || others.length === 0) return null
  const { ofOthers, keepAll, toOwn } = text.favourites
  return (
    <div className="screen-only mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-sea-800">{ofOthers(others.length)}</p>
      <div className="flex flex-wrap gap-3">
        {kept.length + others.length <= maxFavourites && (
          <button
            type="button"
            onClick={() => keepApartments([...kept, ...others])}
            className={button({ kind: 'secondary' })}
          >
            {keepAll}
          </button>
        )}
        {kept.length > 0 && (
          <Link to={withIds(pages.favourites, kept)} className={button({ kind: 'quiet' })}>
            {toOwn}
          </Link>
        )}
      </div>
    </div>
  )
}
