import { ArrowRight, ListChecks } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { stepKeys } from '../../../domain/setup/setup-step.ts'
import { setupText } from '../../../text/admin/setup.ts'
import { useBuilding } from '../../building.ts'
import { useRole } from '../session/use-role.ts'
import { findPlaceInSetup, setupUrl } from './setup-screens.ts'

const text = setupText.strip

const link =
  'flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-sea-800 underline-offset-4 hover:underline'

/**
 * Says above a screen which step of setting up it belongs to, and leads to the list and the next step, while the site
 * is not published. It follows from the URL alone: nothing is stored.
 */
export function SetupStrip() {
  const { pathname } = useLocation()
  const { isPublished } = useBuilding()
  const place = findPlaceInSetup(pathname)
  if (useRole() !== 'admin' || isPublished || !place) return null
  const { steps, numbers, next } = place
  const [first] = steps
  return (
    <aside
      aria-label={text.label}
      className="setup-strip -mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-sea-100 px-3 text-sm text-sea-900 print:hidden"
    >
      <p className="min-w-0 flex-1 py-1">
        <span className="max-sm:sr-only">{text.label} · </span>
        <span className="inline-block max-sm:first-letter:uppercase">
          {text.step(numbers, stepKeys.length)}:
        </span>{' '}
        <strong>{text.names(steps.map((key) => setupText.steps[key].name))}</strong>
        {first && <span className="max-sm:hidden"> – {setupText.steps[first].brief}</span>}
      </p>
      <div className="flex shrink-0">
        <Link to={setupUrl} className={link}>
          <ListChecks className="size-4 shrink-0" aria-hidden="true" />
          <StripLabel label={text.toList} short={text.short.toList} />
        </Link>
        <Link to={next.to} className={link}>
          <StripLabel label={text.next} short={text.short.next} />
          <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}

/** A phone has room for one word only; screen readers read the whole label. */
function StripLabel({ label, short }: { label: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </>
  )
}
