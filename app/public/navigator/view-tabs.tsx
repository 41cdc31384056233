import { Link } from 'react-router'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useLocale } from '../../locale.tsx'
import { Written } from '../../written.tsx'
import { viewParameter, withParameter } from '../navigator-urls.ts'
import { useFilterQuery } from './filter-query.ts'

interface ViewTabsProps {
  names: string[]
  current: number
}

/** Links to the views of the building, which work without scripts. A building with one view has none. */
export function ViewTabs({ names, current }: ViewTabsProps) {
  const { text, pages } = useLocale(navigatorSection)
  const query = useFilterQuery()
  if (names.length < 2) return null
  return (
    <nav aria-label={text.navigator.building.views} className="screen-only mb-3 flex flex-wrap gap-2">
      {names.map((name, index) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its number; two views may have one name
          key={index}
          to={pages.navigator + withParameter(query, viewParameter, index === 0 ? '' : String(index + 1))}
          replace
          preventScrollReset
          aria-current={index === current ? 'page' : undefined}
          className="min-h-11 rounded-full border border-sea-200 bg-white px-5 py-2.5 font-semibold wrap-anywhere text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          <Written text={name} />
        </Link>
      ))}
    </nav>
  )
}
