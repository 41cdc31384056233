import { href, Link } from 'react-router'
import { salesText } from '../../text/admin/sales.ts'

const text = salesText.whose
const here = href('/admin/sales')
const choices = [
  { to: here, label: text.everybody, isMine: false },
  { to: `${here}?mine=1`, label: text.mine, isMine: true },
]

/** Everybody's numbers, or those of whoever is signed in. */
export function WhoseNumbers({ isMine }: { isMine: boolean }) {
  return (
    <nav aria-label={text.label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice.to}
          to={choice.to}
          aria-current={choice.isMine === isMine ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-full border border-sea-200 bg-white px-5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
