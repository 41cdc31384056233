import { href, useLocation } from 'react-router'
import { listApartmentNames } from '../../../backend/data/apartments.ts'
import { findClient } from '../../../backend/data/clients/clients.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { errors } from '../../../text/admin/errors.ts'
import { viewingsText as text } from '../../../text/admin/viewings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { RecordForm } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { RecordError, toastSaved } from '../record/record-screen.tsx'
import { returnTo } from '../record/return-to.ts'
import { AgentsMayChange, useRole } from '../session/use-role.ts'
import type { Route } from './+types/edit'
import { OutcomeForm } from './outcome-form.tsx'
import { readViewingChoices, viewingServerCollection } from './viewing-collection.server.ts'
import { viewingCollection, viewingCollectionWith } from './viewing-collection.tsx'
import { ViewingLinks } from './viewing-links.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(backendContext)
  const { saved, record, versions } = await requireRecord(viewingServerCollection, { params, context })
  const building = await loadBuilding(context)
  const client = await findClient(db, saved.clientId)
  const enquiry = await findEnquiry(db, saved.enquiryId ?? '')
  return {
    versions: { ...versions, ...(await versionsOf(db, 'users')) },
    record,
    standing: pick(saved, ['id', 'revision', 'state', 'outcome']),
    choices: await readViewingChoices(building, db, mail !== undefined, saved.agentId),
    clientId: client && (client.joinedTo ?? client.id),
    enquiryId: enquiry?.id,
    isApartmentGone:
      saved.apartmentId !== null &&
      !(await listApartmentNames(db, { drafts: 'with' })).some(({ id }) => id === saved.apartmentId),
  }
}

export const action = editRecord(viewingServerCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.viewings)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(viewingCollection)

export default function EditViewing({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, standing, choices, clientId, enquiryId, isApartmentGone } = loaderData
  useLive(versions)
  const { search } = useLocation()
  const isAdmin = useRole() === 'admin'
  const { name, phone, day, time, apartmentId } = record.values
  const apartments = isApartmentGone
    ? [...choices.apartments, [apartmentId ?? '', text.deletedApartment] as const]
    : choices.apartments
  const { schema, describe, formFields, list } = viewingCollectionWith({ ...choices, apartments })
  return (
    <Screen
      title={text.title(name, `${formatDate(day)}, ${time}`)}
      action={
        <div className="flex flex-wrap gap-2">
          {isAdmin && <HistoryLink collection="viewings" record={id} />}
          {isAdmin && (
            <DeleteButton
              to={href('/admin/viewings/:id', { id })}
              name={text.deleteName}
              warning={text.deleteWarning}
            />
          )}
        </div>
      }
    >
      <ViewingLinks {...{ phone, clientId, enquiryId }} />
      <AgentsMayChange value={true}>
        <div className="grid gap-4">
          <OutcomeForm key={standing.revision} {...standing} />
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
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={viewingCollection} />
}
