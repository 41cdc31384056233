import { Plus } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { type ClientListItem, findClientPage } from '../../../backend/data/clients/clients.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { clientSorts, parseClientFilters } from '../../../domain/client/client-filters.ts'
import { noAgent } from '../../../domain/enquiry/enquiry.ts'
import { enquirySources } from '../../../domain/enquiry/enquiry-source.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { parsePage } from '../../../domain/lists/page.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { enquirySourceLabels, clientsText as text } from '../../../text/admin/clients.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilters } from '../filters/list-filters.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'

/** The number of rows on a page. It is small, because a row is a tall card on a phone. */
const size = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const versions = await versionsOf(db, 'clients', 'enquiries', 'reservations', 'users')
  const filters = parseClientFilters(query)
  const sort = parseSort(clientSorts, query)
  const users = await listUsers(db)
  return {
    versions,
    filters,
    sort,
    agents: users.map(({ id, name }) => [id, name] as const),
    ...(await findClientPage(db, filters, { page: parsePage(query), size }, sort)),
  }
}

const sources = enquirySources.map((source) => [source, enquirySourceLabels[source]] as const)

export default function Clients({ loaderData }: Route.ComponentProps) {
  const { versions, filters, sort, agents, clients, page, total } = loaderData
  useLive(versions)
  const { search, agent, source } = filters
  const isFiltered = search !== '' || agent !== undefined || source !== undefined
  const names = new Map(agents)
  return (
    <Screen title={adminText.screens.clients} action={<NewClientLink />}>
      <ListFilters
        search={search}
        searchHint={text.filters.hint}
        choices={[
          {
            name: 'agent',
            label: text.filters.agent,
            options: [[noAgent, text.filters.noAgent], ...agents],
            selected: agent,
          },
          { name: 'source', label: text.filters.source, options: sources, selected: source },
        ]}
      >
        {text.count(total)}
      </ListFilters>
      <RowFocus rows={clients}>
        {clients.length > 0 && (
          <CardTable
            label={adminText.screens.clients}
            columns={text.columns}
            sortable={clientSorts}
            sort={sort}
            layout={layout}
          >
            {clients.map((client) => (
              <Row key={client.id} client={client} agent={names.get(client.agentId ?? '')} />
            ))}
          </CardTable>
        )}
      </RowFocus>
      <PageLinks page={page} total={total} size={size} labels={pagesText.inOrder} />
      {total === 0 && <EmptyState {...(isFiltered ? adminText.noMatches : text.none)} />}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.clients} message={errors.load.clients} />
}

/** Narrower cells, so that all columns fit on a laptop screen. */
const layout = { frame: '', table: 'md:max-[90rem]:[&_:is(td,th)]:px-2.5' }
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

function NewClientLink() {
  return (
    <Link to={href('/admin/clients/new')} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {adminText.actions.add}
    </Link>
  )
}

function Row({ client, agent }: { client: ClientListItem; agent: string | undefined }) {
  const { id, name, phones, emails, enquiries, reservations, lastAt, createdAt, source } = client
  const { search } = useLocation()
  const records = [
    enquiries > 0 ? text.enquiries(enquiries) : '',
    reservations > 0 ? text.reservations(reservations) : '',
  ]
  return (
    <PlacedRow data-row={id}>
      {cell(
        text.columns.name,
        <Link
          to={href('/admin/clients/:id', { id }) + search}
          className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-sea-800 underline decoration-sea-500 underline-offset-4 hover:decoration-current md:min-h-0"
        >
          {name}
        </Link>,
      )}
      {cell(
        text.columns.contacts,
        <span className="block min-w-0">
          {phones.slice(0, shown).map((phone) => (
            <span key={phone} className="block">
              <PhoneLink phone={phone} className={`${link} wrap-anywhere`} />
            </span>
          ))}
          {emails.slice(0, shown).map((email) => (
            <a key={email} href={`mailto:${email}`} className={`${link} block wrap-anywhere`}>
              {email}
            </a>
          ))}
        </span>,
      )}
      {cell(text.columns.records, records.filter(Boolean).join(', '))}
      {cell(text.columns.lastAt, <time dateTime={lastAt}>{formatDate(lastAt)}</time>)}
      {cell(text.columns.added, <time dateTime={createdAt}>{formatDate(createdAt)}</time>)}
      {cell(text.columns.source, enquirySourceLabels[source])}
      {cell(text.columns.agent, agent)}
    </PlacedRow>
  )
}

/** Of each kind of contact; the card has all. */
const shown = 2
