import { href, Link, useFetcher } from 'react-router'
import { clientsText as text } from '../../../text/admin/clients.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import type { ClientView } from './describe-client.server.ts'

const small = button({ kind: 'secondary', className: 'min-h-11 px-3 py-1.5 text-sm' })

interface DoubleListProps extends Pick<ClientView, 'doubles'> {
  /** The id of the client. */
  id: string
}

/** Other clients who may be the same person. */
export function DoubleList({ id, doubles }: DoubleListProps) {
  const fetcher = useFetcher()
  if (doubles.length === 0) return null
  return (
    <FormSection title={text.sections.doubles}>
      <p className="mb-2 text-sm text-sea-700">{text.doubles.about}</p>
      <SteadyRows rows={doubles}>
        {(shown, isGone) => (
          <ul className="grid gap-3">
            {shown.map((double) => (
              <li
                key={double.id}
                data-gone={isGone(double) || undefined}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <Who {...double} facts={double.kinds.map((kind) => text.doubles.same[kind]).join(', ')} />
                <span className="flex flex-wrap gap-2">
                  <Link
                    to={`${href('/admin/clients/:id/join', { id })}?${new URLSearchParams({ with: double.id })}`}
                    aria-label={text.doubles.compareWith(double.name)}
                    className={small}
                  >
                    {text.doubles.compare}
                  </Link>
                  <fetcher.Form method="post" action={href('/admin/clients/:id/part', { id })}>
                    <input type="hidden" name="apart" value={double.id} />
                    <button type="submit" aria-label={text.doubles.apartFrom(double.name)} className={small}>
                      {text.doubles.apart}
                    </button>
                  </fetcher.Form>
                </span>
              </li>
            ))}
          </ul>
        )}
      </SteadyRows>
    </FormSection>
  )
}

/** Doubles that somebody has joined to the client. */
export function JoinedList({ joined }: Pick<ClientView, 'joined'>) {
  const fetcher = useFetcher()
  if (joined.length === 0) return null
  return (
    <FormSection title={text.sections.joined}>
      <p className="mb-2 text-sm text-sea-700">{text.joined.about}</p>
      <SteadyRows rows={joined}>
        {(shown, isGone) => (
          <ul className="grid gap-3">
            {shown.map((double) => (
              <li
                key={double.id}
                data-gone={isGone(double) || undefined}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <Who {...double} />
                <fetcher.Form method="post" action={href('/admin/clients/:id/part', { id: double.id })}>
                  <input type="hidden" name="revision" value={double.revision} />
                  <button type="submit" aria-label={text.joined.partFrom(double.name)} className={small}>
                    {text.joined.part}
                  </button>
                </fetcher.Form>
              </li>
            ))}
          </ul>
        )}
      </SteadyRows>
    </FormSection>
  )
}

interface WhoProps {
  id: string
  name: string
  phones: readonly string[]
  emails: readonly string[]
  facts?: string
}

function Who({ id, name, phones, emails, facts }: WhoProps) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <Link
        to={href('/admin/clients/:id', { id })}
        className="font-semibold text-sea-800 underline underline-offset-4"
      >
        {name}
      </Link>
      <span className="block text-sm text-sea-700">
        {[...phones, ...emails].join(', ')}
        {facts && <strong className="block">{facts}</strong>}
      </span>
    </span>
  )
}
