import { listApartmentNames } from '../../../backend/data/apartments.ts'
import { findClient } from '../../../backend/data/clients/clients.ts'
import { NotAnAgent } from '../../../backend/data/enquiries/enquiry-work.ts'
import { listEnquirySubjects } from '../../../backend/enquiries/enquiry-subjects.ts'
import { typeInEnquiry, UnknownSubject } from '../../../backend/enquiries/type-in-enquiry.ts'
import { compareApartments } from '../../../domain/apartment/apartment.ts'
import { entranceLetter } from '../../../domain/building/building.ts'
import { type NewEnquiryValues, newEnquiry } from '../../../domain/enquiry/new-enquiry.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import { clientsText } from '../../../text/admin/clients.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { quickSearchText } from '../../../text/admin/lists.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { listAgentChoices } from '../clients/client-collection.server.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import type { ServerCollection } from '../record/collection.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { newEnquiryCollection, newEnquiryCollectionWith } from './new-enquiry.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  const query = new URL(request.url).searchParams
  const client = await findClient(db, query.get('client') ?? '')
  const apartments = await listApartmentNames(db, { drafts: 'with' })
  const from: Partial<NewEnquiryValues> = client
    ? {
        name: client.name,
        phone: client.phones[0] ?? '',
        email: client.emails[0] ?? '',
        language: client.language,
        clientId: client.id,
      }
    : {}
  return {
    ...newRecordId(),
    values: {
      ...newEnquiry,
      agentId: context.get(userContext).id,
      apartmentId: apartments.find(({ id }) => id === query.get('apartment'))?.id ?? null,
      ...from,
    },
    choices: {
      apartments: apartments
        .sort(compareApartments(building))
        .map(
          ({ id, number, entrance }) =>
            [id, quickSearchText.apartment(number, entranceLetter(building, entrance))] as const,
        ),
      subjects: [...new Set((await listEnquirySubjects(db)).map(({ name }) => name))],
      agents: await listAgentChoices(db),
    },
  }
}

const collection: ServerCollection<NewEnquiryValues, NewEnquiryValues & Stored> = {
  ...newEnquiryCollection(),
  notAdded: logMessages.add.enquiry,
  // A form that is sent again is answered like the first time; the enquiry itself is changed in its panel.
  find: async () => undefined,
  async add(db, values, id = crypto.randomUUID()) {
    await typeInEnquiry(db, values, id)
    return { ...values, id, revision: 1 }
  },
  update: (db, id, _, values) => collection.add(db, values, id),
  explainRefusal: (thrown) => {
    if (thrown instanceof NotAnAgent) return { detail: clientsText.notAnAgent, field: 'agentId' }
    if (!(thrown instanceof UnknownSubject)) return undefined
    const fault = thrown.field === 'about' ? 'unknownSubject' : 'unknownApartment'
    return { detail: explainFault(fault), field: thrown.field }
  },
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(() => collection)
export const clientAction = toastSaved(newEnquiryCollection)

export default function NewEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, values } = loaderData
  return (
    <AgentsMayChange value={true}>
      <NewRecord
        collection={() => ({ ...newEnquiryCollectionWith(choices), empty: values })}
        id={id}
        refused={actionData}
      />
    </AgentsMayChange>
  )
}
