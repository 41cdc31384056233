import { writeWithClients } from '../../backend/data/clients/client-rows.ts'
import { joinContact } from '../../backend/data/clients/join-records.ts'
import { findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { toColumns } from '../../backend/data/records/field-columns.ts'
import { lockViewings, viewingRecords } from '../../backend/data/viewings/viewing-rows.ts'
import { setOutcome } from '../../backend/data/viewings/viewings.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import { viewingFields } from '../../domain/viewing/viewing-fields.ts'
import { momentsOf } from '../../domain/viewing/viewing-times.ts'
import { demoViewingHours } from '../company.ts'
import type { DemoEvent, EventContext } from './event.ts'
import type { DemoViewing } from './viewings.ts'

/** Each viewing as it was agreed, and what became of it. */
export function viewingEvents(context: EventContext, viewings: readonly DemoViewing[]): DemoEvent[] {
  const { db, apartments, enquiryIds, actorOf, idOf } = context
  return viewings.flatMap(
    ({ agent, contact, apartmentKey, enquiry, bookedAt, end, ...when }): DemoEvent[] => {
      const id = crypto.randomUUID()
      const acting = (moment: Date) => db.as(actorOf(agent)).at(moment)
      const values = () => ({
        ...newViewing,
        ...when,
        ...contact,
        agentId: idOf(agent) ?? '',
        apartmentId: apartments.get(apartmentKey ?? '') ?? null,
        place: apartmentKey === null ? demoViewingHours.place : '',
        enquiryId: enquiry === undefined ? null : (enquiryIds[enquiry] ?? null),
        // Nobody of the demo gets mail, even where a mail server is set up.
        isMailed: false,
      })
      // Added directly, because the admin area gives no viewings to an agent without a password. The generator sees to it
      // that an agent is at one place.
      const book = async () => {
        const booking = acting(bookedAt)
        await writeWithClients(booking, 'viewings', async (trx) => {
          await lockViewings(trx)
          const typed = values()
          const asked = await findEnquiry(booking, typed.enquiryId ?? '')
          await viewingRecords.add(booking, {
            ...toColumns(viewingFields, typed),
            ...momentsOf(typed),
            ...{ id, state: 'planned', outcome: '' },
            clientId: await joinContact(
              booking,
              trx,
              { ...contact, agentId: typed.agentId, source: 'phone' },
              asked?.clientId,
            ),
          })
        })
      }
      return [
        { at: bookedAt, run: book },
        ...(end ? [{ at: end.at, run: () => setOutcome(acting(end.at), id, 1, end) }] : []),
      ]
    },
  )
}
