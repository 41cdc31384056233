import { Link } from 'react-router'
import { personalDataText } from '../../text/admin/personal-data.ts'
import type { PersonItemView } from './describe-person.ts'

interface PersonItemsProps {
  title: string
  items: PersonItemView[]
  /** How many there are, of which these are the first. */
  count: number
  advice?: string
}

/** One part of what is stored about somebody; without anything in it, it is left out. */
export function PersonItems({ title, items, count, advice }: PersonItemsProps) {
  if (items.length === 0) return null
  return (
    <section className="mb-6 max-w-4xl">
      <h2 className="mb-2 text-xl">{title}</h2>
      {advice && <p className="mb-2 text-sm text-sea-800">{advice}</p>}
      <ul className="divide-y divide-sea-100 rounded-card border border-sea-100 bg-white">
        {items.map(({ id, url, title, lines, kept }) => (
          <li key={id + lines.join()} className="p-4">
            <Link
              to={url}
              className="font-semibold text-sea-900 underline-offset-4 hover:underline focus-visible:underline"
            >
              {title}
            </Link>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
              <p key={index} className="mt-1 break-words whitespace-pre-line">
                {line}
              </p>
            ))}
            {kept && <p className="mt-1 text-sm font-semibold text-reserved">{kept}</p>}
          </li>
        ))}
      </ul>
      {count > items.length && <p className="mt-2">{personalDataText.person.more(count - items.length)}</p>}
    </section>
  )
}
