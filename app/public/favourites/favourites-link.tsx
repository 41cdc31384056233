import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { maxFavourites } from '../../../domain/favourites/limits.ts'
import { useLocale } from '../../locale.tsx'
import { hearts } from './heart-names.ts'
import { startHearts } from './start-hearts.ts'

/**
 * The link to the kept apartments in the header, with their count. Its place is the same with and without a count, so
 * that nothing moves. It starts the hearts of all pages. Without scripts nobody can have kept any, and it is hidden.
 */
export function FavouritesLink() {
  const { text, pages } = useLocale()
  const { link, full } = text.hearts
  useEffect(startHearts, [])
  return (
    <>
      <NavLink
        to={pages.favourites}
        title={link}
        className="relative flex size-11 items-center justify-center rounded-lg transition-colors hover:bg-white/15 aria-[current=page]:bg-white/15 noscript:hidden"
      >
        <span className="heart-icon" aria-hidden="true" />
        <span className="sr-only">{link}</span>{' '}
        <span
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-white px-1 text-center text-xs font-bold text-sea-900 empty:hidden"
          {...{ [hearts.count]: '' }}
        />
      </NavLink>
      <p
        role="status"
        className="fixed inset-x-0 bottom-0 z-50 bg-sea-900 p-4 text-center font-semibold text-white empty:hidden"
        {...{ [hearts.note]: full(maxFavourites) }}
      />
    </>
  )
}
