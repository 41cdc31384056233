import { CalendarPlus, Mail, MessageSquarePlus, Phone } from 'lucide-react'
import { href, Link, redirect, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import type { Client } from '../../../domain/client/client.ts'
import { clientsText as text } from '../../../text/admin/clients.ts'
import { errors } from '../../../text/admin/errors.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { RecordForm } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { RecordError, toastSaved } from '../record/record-screen.tsx'
import { returnTo } from '../record/return-to.ts'
import { useFocusRowAfterForm } from '../record/row-focus.tsx'
import { AgentsMayChange, useRole } from '../session/use-role.ts'
import type { Route } from './+types/edit'
import { clientServerCollection, listAgentChoices } from './client-collection.server.ts'
import { clientCollection, clientCollectionWith } from './client-collection.tsx'
import { ClientRecordList } from './client-record-list.tsx'
import { describeClient } from './describe-client.server.ts'
import { DoubleList, JoinedList } from './doubles.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const recordVersions = await versionsOf(
    db,
    'enquiries',
    'reservations',
    'viewings',
    'users',
    ...unitCollections,
  )
  const { saved, record, versions } = await requireRecord(clientServerCollection, { params, context })
  // The card of a double is that of its client, until they are parted again.
  if (saved.joinedTo !== null) throw redirect(href('/admin/clients/:id', { id: saved.joinedTo }))
  return {
    versions: { ...versions, ...recordVersions },
    record,
    agents: await listAgentChoices(db, saved.agentId),
    ...(await describeClient(await loadBuilding(context), db, saved.id)),
  }
}

export const action = editRecord(clientServerCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.clients)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(clientCollection)

export default function EditClient({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, agents, records, hasMore, joined, doubles } = loaderData
  useLive(versions)
  useFocusRowAfterForm([id])
  const { search } = useLocation()
  const isAdmin = useRole() === 'admin'
  const { schema, describe, formFields, list } = clientCollectionWith(agents)
  const { name } = record.values
  const isUnused = records.length === 0 && joined.length === 0
  return (
    <Screen
      title={name}
      action={
        <div className="flex flex-wrap gap-2">
          {isAdmin && <HistoryLink collection="clients" record={id} />}
          {isUnused && <DeleteButton to={href('/admin/clients/:id', { id })} name={text.nameOf(name)} />}
        </div>
      }
    >
      <WaysToReach
        id={id}
        phones={[record.values, ...joined].flatMap(({ phones }) => phones)}
        emails={[record.values, ...joined].flatMap(({ emails }) => emails)}
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <DoubleList id={id} doubles={doubles} />
          <JoinedList joined={joined} />
          <ClientRecordList key={records.map((each) => each.id).join()} id={id} {...{ records, hasMore }} />
        </div>
        <AgentsMayChange value={true}>
          <div className="min-w-0">
            <RecordForm
              key={id}
              schema={schema}
              describe={describe}
              list={returnTo(list, search)}
              record={record}
              refused={actionData}
            >
              {formFields}
            </RecordForm>
          </div>
        </AgentsMayChange>
      </div>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={clientCollection} />
}

function WaysToReach({ id, phones, emails }: Pick<Client, 'id' | 'phones' | 'emails'>) {
  const { pathname, search } = useLocation()
  const start = new URLSearchParams({ client: id, back: pathname + search })
  const secondary = button({ kind: 'secondary', className: 'min-w-0 wrap-anywhere' })
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {[...new Set(phones)].map((phone) => (
        <PhoneLink
          key={phone}
          phone={phone}
          icon={<Phone className="size-4 shrink-0" aria-hidden="true" />}
          className={secondary}
        />
      ))}
      {[...new Set(emails)].map((email) => (
        <a key={email} href={`mailto:${email}`} className={secondary}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {email}
        </a>
      ))}
      <Link to={`${href('/admin/contacts/new')}?${start}`} className={secondary}>
        <MessageSquarePlus className="size-4 shrink-0" aria-hidden="true" />
        {text.addEnquiry}
      </Link>
      <Link to={`${href('/admin/viewings/new')}?${start}`} className={secondary}>
        <CalendarPlus className="size-4 shrink-0" aria-hidden="true" />
        {viewingsText.add}
      </Link>
      <Link to={`${href('/admin/reservations/new')}?${start}`} className={button()}>
        {reservationsText.reserve}
      </Link>
    </div>
  )
}
