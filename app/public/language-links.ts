import { useLocation, useMatches } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { useLocale } from '../locale.tsx'
import { pathIn } from '../pages.ts'

interface LanguageLink {
  language: Language
  href: string
}

/** The same page with its filters in each of the languages; none where there is nothing to select. */
export function useLanguageLinks(languages: readonly Language[]): LanguageLink[] {
  const { pathname, search } = useLocation()
  const { pages } = useLocale()
  const isMissing = useMatches().some(showsNothing)
  if (languages.length < 2) return []
  // The server sends one page for all URLs that do not exist, so it cannot contain links to each of them.
  const [path, query] = isMissing ? [pages.home, ''] : [pathname, search]
  return languages.map((language) => ({ language, href: pathIn(language, path) + query }))
}

/** Whether a matched route is the 404 page, has failed, or has found no record for its URL. */
function showsNothing({ id, loaderData }: ReturnType<typeof useMatches>[number]): boolean {
  if (!id.startsWith('public/')) return false
  if (id === 'public/not-found/route' || loaderData === undefined) return true
  return (
    typeof loaderData === 'object' &&
    loaderData !== null &&
    'found' in loaderData &&
    loaderData.found === undefined
  )
}
