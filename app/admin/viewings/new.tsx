import { findApartment } from '../../../backend/data/apartments.ts'
import { findClient } from '../../../backend/data/clients/clients.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { getViewingHours } from '../../../backend/data/settings.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import { newViewing, type ViewingValues } from '../../../domain/viewing/viewing.ts'
import { timeSchema } from '../../../domain/viewing/viewing-schema.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { readViewingChoices, viewingServerCollection } from './viewing-collection.server.ts'
import { viewingCollection, viewingCollectionWith } from './viewing-collection.tsx'

/** The initial values: the hour of the calendar, and the enquiry, client or apartment in the URL. */
async function prefill(db: Database, query: URLSearchParams, ownId: string): Promise<ViewingValues> {
  const enquiry = await findEnquiry(db, query.get('enquiry') ?? '')
  const client = enquiry ? undefined : await findClient(db, query.get('client') ?? '')
  const { values: hours } = await getViewingHours(db)
  const day = daySchema('noDayChosen').safeParse(query.get('day'))
  const time = timeSchema.safeParse(query.get('time'))
  const apartment = await findApartment(db, query.get('apartment') ?? enquiry?.apartmentId ?? '', {
    drafts: 'with',
  })
  const agentIds = [query.get('agent'), enquiry?.agentId, client?.agentId]
  const agents = await Promise.all(agentIds.map((id) => (id ? findUser(db, id) : undefined)))
  return {
    ...newViewing,
    day: day.success ? day.data : isoDay(new Date()),
    time: time.success ? time.data : '',
    minutes: hours.minutes,
    agentId: agents.find((user) => user?.state === 'active')?.id ?? ownId,
    apartmentId: apartment?.id ?? null,
    place: apartment ? '' : hours.place,
    name: enquiry?.name ?? client?.name ?? '',
    phone: enquiry?.phone ?? client?.phones[0] ?? '',
    email: enquiry?.email ?? client?.emails[0] ?? '',
    language: enquiry?.language ?? client?.language ?? newViewing.language,
    enquiryId: enquiry?.id ?? null,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  return {
    ...newRecordId(),
    choices: await readViewingChoices(await loadBuilding(context), db, mail !== undefined),
    values: await prefill(db, query, context.get(userContext).id),
  }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(viewingServerCollection)
export const clientAction = toastSaved(viewingCollection)

export default function NewViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, values } = loaderData
  return (
    <AgentsMayChange value={true}>
      <NewRecord
        collection={() => ({ ...viewingCollectionWith(choices), empty: values })}
        id={id}
        refused={actionData}
      />
    </AgentsMayChange>
  )
}
