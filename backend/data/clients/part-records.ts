import type { Client, Contact } from '../../../domain/client/client.ts'
import { newClient } from '../../../domain/client/client-fields.ts'
import { clientKeys, contactsOf, withContacts } from '../../../domain/client/client-keys.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import type { Database } from '../database.ts'
import { enquiryRecords } from '../enquiries/enquiry-rows.ts'
import { NotFound, StaleRevision } from '../records/record-errors.ts'
import { storedReservations } from '../reservations/stored-reservations.ts'
import { lockViewings, viewingRecords } from '../viewings/viewing-rows.ts'
import { listClientRecords } from './client-records.ts'
import { insertClient, reviseClient, writeWithClients } from './client-rows.ts'
import { listJoined } from './clients.ts'
import { notePartings } from './doubles.ts'

/** Nothing would be left for the client, or nothing was chosen. */
export class NothingToPart extends Error {}

/**
 * Makes a client of their own for some of a client's enquiries, reservations and viewings: phone or e-mail have joined two
 * people. Contacts that only those records have go with them. What was parted stays parted, because a record is joined
 * only when it is added; later ones find the client with the same name.
 */
export async function partRecords(db: Database, id: string, recordIds: readonly string[]): Promise<Client> {
  const batch = db.asBatch()
  return writeWithClients(batch, ['clients', 'enquiries', 'reservations', 'viewings'], async (trx) => {
    await lockViewings(trx)
    const same = await listJoined(batch, id)
    if (same.length === 0) throw new NotFound()
    const all = await listClientRecords(batch, same)
    const isParted = (record: { id: string }) => recordIds.includes(record.id)
    const contacts = (of: (record: { id: string }) => boolean) => [
      ...all.enquiries.filter(of).map(contactOfEnquiry),
      ...all.reservations.filter(of).map(contactOfBuyer),
      ...all.viewings.filter(of).map(contactOfViewing),
    ]
    const [parted, left] = [contacts(isParted), contacts((record) => !isParted(record))]
    const [first] = parted
    if (parted.length < new Set(recordIds).size) throw new StaleRevision()
    if (!first || left.length === 0) throw new NothingToPart()
    const none: Pick<Client, 'phones' | 'emails'> = { phones: [], emails: [] }
    const reached = parted.map(contactsOf).reduce(withContacts, none)
    const { language = newClient.language, source = newClient.source, agentId = null } = first
    const made = await insertClient(batch, trx, {
      ...newClient,
      ...{ name: first.name, ...reached, language, source, agentId },
    })
    for (const enquiry of all.enquiries.filter(isParted))
      await enquiryRecords.edit(batch, enquiry.id, () => ({ clientId: made.id }))
    for (const reservation of all.reservations.filter(isParted))
      await storedReservations.edit(batch, reservation.id, () => ({ clientId: made.id }))
    for (const viewing of all.viewings.filter(isParted))
      await viewingRecords.edit(batch, viewing.id, () => ({ clientId: made.id }))
    const taken = keysOnlyOf(made, left)
    for (const client of same) {
      const kept = withoutKeys(client, taken)
      const isSame =
        kept.phones.length === client.phones.length && kept.emails.length === client.emails.length
      if (!isSame) await reviseClient(batch, trx, client, { ...client, ...kept })
    }
    await notePartings(trx, made.id, same)
    return made
  })
}

function contactOfEnquiry({ name, phone, email, language, source, agentId }: Enquiry): Contact {
  return { name, phone, email, language, source, agentId }
}

function contactOfBuyer({ buyerName, buyerPhone, buyerEmail, agentId }: Reservation): Contact {
  return { name: buyerName, phone: buyerPhone, email: buyerEmail, agentId }
}

function contactOfViewing({ name, phone, email, language, agentId }: Viewing): Contact {
  return { name, phone, email, language, agentId }
}

/** The phones and e-mails of the new client that no record has which stays. */
function keysOnlyOf(made: Client, left: readonly Contact[]): Set<string> {
  const staying = new Set(
    left.flatMap((contact) => clientKeys(contactsOf(contact))).map(({ value }) => value),
  )
  return new Set(
    clientKeys({ ...made, name: '' })
      .map(({ value }) => value)
      .filter((value) => !staying.has(value)),
  )
}

function withoutKeys(
  { phones, emails }: Client,
  taken: ReadonlySet<string>,
): Pick<Client, 'phones' | 'emails'> {
  const stays = (contact: Pick<Client, 'phones' | 'emails'>) =>
    !clientKeys({ name: '', ...contact }).some(({ value }) => taken.has(value))
  return {
    phones: phones.filter((phone) => stays({ phones: [phone], emails: [] })),
    emails: emails.filter((email) => stays({ phones: [], emails: [email] })),
  }
}
