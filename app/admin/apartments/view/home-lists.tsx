import { CalendarPlus, MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import { formatDate, formatDateTime } from '../../../../domain/formats/dates.ts'
import { formatPrice } from '../../../../domain/formats/money.ts'
import { apartmentViewText as text } from '../../../../text/admin/apartment-view.ts'
import { enquirySourceLabels } from '../../../../text/admin/clients.ts'
import { enquiryStageLabels } from '../../../../text/admin/enquiries.ts'
import { button } from '../../../ui/button.ts'
import { FormSection } from '../../form/form-section.tsx'
import { withReturnTo } from '../../record/return-to.ts'
import type { HomeView } from './describe-home.server.ts'

/** The URL of a form that is prefilled with the home and returns to its page. */
function useFormUrl(form: string, id: string): string {
  const { pathname, search } = useLocation()
  return `${form}?${new URLSearchParams({ apartment: id, back: pathname + search })}`
}

const addLink = button({ kind: 'secondary', className: 'px-3' })

/** The viewings to come. */
export function HomeViewings({ id, viewings }: { id: string } & Pick<HomeView, 'viewings'>) {
  const add = useFormUrl(href('/admin/viewings/new'), id)
  return (
    <FormSection
      title={text.viewings}
      action={
        <Link to={add} className={addLink}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          {text.addViewing}
        </Link>
      }
    >
      {viewings.length === 0 && <p className="text-sea-700">{text.noViewings}</p>}
      <ul className="grid gap-2">
        {viewings.map(({ id: viewing, day, time, name, agent }) => (
          <Line
            key={viewing}
            to={href('/admin/viewings/:id', { id: viewing })}
            title={`${formatDate(day)}, ${time}`}
            facts={[name, agent && text.ofAgent(agent)]}
          />
        ))}
      </ul>
    </FormSection>
  )
}

/** The newest enquiries that name the home. */
export function HomeEnquiries({ id, enquiries }: { id: string } & Pick<HomeView, 'enquiries'>) {
  const add = useFormUrl(href('/admin/contacts/new'), id)
  return (
    <FormSection
      title={text.enquiries}
      action={
        <Link to={add} className={addLink}>
          <MessageSquarePlus className="size-4" aria-hidden="true" />
          {text.addEnquiry}
        </Link>
      }
    >
      {enquiries.length === 0 && <p className="text-sea-700">{text.noEnquiries}</p>}
      <ul className="grid gap-2">
        {enquiries.map(({ id: enquiry, name, submittedAt, source, stage, agent }) => (
          <Line
            key={enquiry}
            to={href('/admin/contacts/:id', { id: enquiry })}
            title={name}
            facts={[
              formatDateTime(submittedAt),
              enquirySourceLabels[source],
              enquiryStageLabels[stage],
              agent && text.ofAgent(agent),
            ]}
          />
        ))}
      </ul>
    </FormSection>
  )
}

function Line({ to, title, facts }: { to: string; title: string; facts: readonly string[] }) {
  const { pathname, search } = useLocation()
  return (
    <li className="rounded-lg bg-sand-100 px-3 py-2">
      <Link
        to={withReturnTo(to, pathname + search)}
        className="font-semibold wrap-anywhere text-sea-800 underline underline-offset-4"
      >
        {title}
      </Link>
      <p className="text-sm wrap-anywhere text-sea-700">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** What the home has cost, the latest price first. */
export function HomePrices({ prices }: Pick<HomeView, 'prices'>) {
  return (
    <FormSection title={text.prices}>
      {prices.length === 0 && <p className="text-sea-700">{text.noPrices}</p>}
      <ol className="grid gap-1">
        {prices.map(({ at, from, to }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 border-b border-sand-200 py-1.5">
            <time dateTime={at} className="text-sea-700">
              {formatDate(at)}
            </time>
            <PriceStep from={from} to={to} />
          </li>
        ))}
      </ol>
    </FormSection>
  )
}

function PriceStep({ from, to }: { from: number | null; to: number | null }): ReactNode {
  const amount = (price: number | null) => formatPrice(price ?? 0) ?? text.hidden
  if (from === null)
    return (
      <span>
        {text.firstPrice}: <b>{amount(to)}</b>
      </span>
    )
  return (
    <span>
      {amount(from)} → <b>{amount(to)}</b>
    </span>
  )
}
