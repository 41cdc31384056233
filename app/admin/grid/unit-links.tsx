import { Eye, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { button } from '../../ui/button.ts'
import { leaveCell } from './returning-cell.ts'
import type { UnitAction } from './unit-actions.ts'

interface ActionLinksProps {
  /** The id of the unit. */
  id: string
  actions: readonly UnitAction[]
}

/** What is done with a deal, as buttons, and where it leads to, as links. */
export function ActionLinks({ id, actions }: ActionLinksProps) {
  const linksOf = (group: UnitAction['group']) =>
    actions.flatMap(({ act, label, name, group: own }) =>
      own === group && 'to' in act ? [{ to: act.to, label, name }] : [],
    )
  const deal = linksOf('deal')
  // The buyer's name above is the link to the client.
  const links = linksOf('links').filter(({ name }) => name !== 'client')
  return (
    <>
      {deal.length > 0 && (
        <div className="unit-deal-actions mt-3 flex flex-wrap gap-2">
          {deal.map(({ to, label, name }, index) => (
            <Link
              key={name}
              to={to}
              onClick={() => leaveCell(id)}
              className={button({
                kind: kindOf(name, index),
                className: 'grow px-3',
              })}
            >
              {label}
            </Link>
          ))}
        </div>
      )}
      {links.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          {links.map(({ to, label, name }) => (
            <Link
              key={name}
              to={to}
              onClick={() => leaveCell(id)}
              className="inline-flex min-h-9 items-center text-sm font-semibold pointer-coarse:min-h-11 text-sea-700 underline underline-offset-4 hover:text-sea-900"
            >
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

/** The first is what is usually done next. A recorded sale is corrected rarely. */
function kindOf(name: string, index: number): 'primary' | 'secondary' | 'danger' {
  if (name === 'release') return 'danger'
  return index === 0 && name !== 'sell' && name !== 'resume' ? 'primary' : 'secondary'
}

export function FormLinks({ id, actions }: ActionLinksProps) {
  const links = actions.flatMap(({ act, label, name }) =>
    (name === 'form' || name === 'view') && 'to' in act ? [{ to: act.to, label, name }] : [],
  )
  if (links.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {links.map(({ to, label, name }) => {
        const Icon = name === 'form' ? Pencil : Eye
        return (
          <Link
            key={name}
            to={to}
            onClick={() => leaveCell(id)}
            className={button({ kind: 'secondary', className: 'grow px-3' })}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </Link>
        )
      })}
    </div>
  )
}
