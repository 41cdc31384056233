import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { favouritesSection } from '../../../text/public/sections/favourites.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { HeartButton } from './heart-button.tsx'
import { HomePicture } from './home-picture.tsx'
import type { KeptHome } from './kept-home.ts'
import type { StatusChange } from './status-changes.ts'

interface HomeCardProps {
  home: KeptHome
  change: StatusChange | undefined
  /** Adds the apartment to the comparison, or takes it out; undefined where all are compared, or no more can be. */
  comparison: { url: string; isPicked: boolean } | undefined
}

export function HomeCard({ home, change, comparison }: HomeCardProps) {
  const { id, number, title, status, kind, exposure, price, perMetre, picture } = home
  const { text, pages } = useLocale(favouritesSection)
  const writtenLine = useWrittenLine()
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lg">
      <HomePicture picture={picture} label={title} shown={{ wide: 420, narrow: 100 }} />
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-start justify-between gap-2">
          <h2 className="text-xl wrap-anywhere">
            {/* The link covers the card; what else can be pressed lies above it. */}
            <Link to={pages.apartment(id)} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          </h2>
          <HeartButton id={id} number={number} className="z-1 -mt-2.5 -mr-2" />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
          {change && (
            <span className="text-sm font-semibold text-sea-800">
              {text.favourites.changed[change.status](change.minutes)}
            </span>
          )}
        </p>
        <p className="mt-3 text-sea-800">{writtenLine(kind)}</p>
        <p className="text-sea-800">{exposure}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3">
          <span className="text-2xl font-black text-sea-900">{price}</span>
          {perMetre && <span className="text-sea-800">{perMetre}</span>}
        </p>
        {comparison && <ComparisonLink number={number} {...comparison} />}
      </div>
    </article>
  )
}

function ComparisonLink({ number, url, isPicked }: { number: string; url: string; isPicked: boolean }) {
  const { favourites } = useLocale(favouritesSection).text
  const Icon = isPicked ? Check : Plus
  return (
    <Link
      to={url}
      replace
      preventScrollReset
      className={`screen-only relative z-1 mt-3 flex min-h-11 items-center justify-center gap-2 rounded-lg border px-3 font-semibold ${isPicked ? 'border-sea-800 bg-sea-800 text-white hover:bg-sea-900' : 'border-sea-200 text-sea-800 hover:border-sea-500 hover:bg-sea-50'}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {isPicked ? favourites.picked : favourites.pick}
      <span className="sr-only">{isPicked ? favourites.unpickOf(number) : favourites.pickOf(number)}</span>
    </Link>
  )
}
