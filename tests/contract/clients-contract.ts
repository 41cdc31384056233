import { describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { listClientRecords } from '../../backend/data/clients/client-records.ts'
import {
  addClient,
  ClientInUse,
  deleteClient,
  findClient,
  findClientPage,
  listJoined,
  updateClient,
} from '../../backend/data/clients/clients.ts'
import { joinClients, keepApart, listDoubles, partDouble } from '../../backend/data/clients/doubles.ts'
import { NothingToPart, partRecords } from '../../backend/data/clients/part-records.ts'
import { addEnquiry, deleteEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { NotAnAgent } from '../../backend/data/enquiries/enquiry-work.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { eraseExpired } from '../../backend/data/personal-data/erase-expired.ts'
import { deletePersonalData, findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { releaseReservation, reviseReservation } from '../../backend/data/reservations/lifecycle.ts'
import { saveRetention } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newClient } from '../../domain/client/client-fields.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { newReservation, type ReservationValues } from '../../domain/reservation/reservation.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const ivan = { ...anEnquiry, name: 'Иван Петров', phone: '+359 888 000 001', email: 'ivan@example.com' }
const maria = { ...anEnquiry, name: 'Мария Петрова', phone: '0888/000-001', email: 'maria@example.com' }
const nobody = { search: '' }
const firstPage = { page: 1, size: 50 }

/** Clients, and what hangs on them. */
export function clientsContract(data: OpenedData) {
  const sent = async (values: typeof anEnquiry) => {
    const { id, clientId } = await addEnquiry(data.db, values)
    return { id, clientId: clientId ?? '' }
  }
  const cards = async (search = '') => (await findClientPage(data.db, { search }, firstPage)).clients
  const client = async (id: string) => {
    const found = await findClient(data.db, id)
    if (!found) throw new Error(`No client ${id}`)
    return found
  }
  const reserve = async (number: string, buyer: Partial<ReservationValues>) => {
    const { id: apartmentId } = await addApartment(data.db, { ...newApartment(defaultBuilding), number })
    const days = { from: '2026-11-10', until: '2026-11-20' }
    return addReservation(data.db, { ...newReservation, apartmentId, ...days, ...buyer })
  }

  describe('clients', () => {
    test('are joined by phone in any spelling and by e-mail, and keep what is new about them', async () => {
      const { clientId } = await sent(ivan)
      const others = [
        { ...ivan, phone: '0888 000 001', email: 'ivan.work@example.com' },
        { ...ivan, phone: '00359888000002', email: 'IVAN@example.com' },
        { ...ivan, name: 'Иван', phone: '', email: 'ivan.work@example.com' },
      ]
      for (const other of others) expect(await sent(other)).toMatchObject({ clientId })
      expect(await client(clientId)).toMatchObject({
        name: 'Иван Петров',
        phones: ['+359 888 000 001', '00359888000002'],
        emails: ['ivan@example.com', 'ivan.work@example.com'],
        source: 'website',
      })
      expect(
        (await sent({ ...ivan, name: 'Друг', phone: '0', email: 'other@example.com' })).clientId,
      ).not.toBe(clientId)
    })

    test('are made once when several enquiries of somebody new arrive at once', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => sent(ivan)))
      expect(new Set(all.map(({ clientId }) => clientId)).size).toBe(1)
      expect(await cards()).toMatchObject([{ enquiries: 10 }])
    })

    test('have the reservations of their enquiries, and those with their phone; another buyer is another client', async () => {
      const { id: enquiryId, clientId } = await sent(ivan)
      const wife = { buyerName: 'Мария', buyerPhone: '0888 000 009' }
      expect(await reserve('1', { ...wife, enquiryId })).toMatchObject({ clientId })
      const byPhone = await reserve('2', { buyerName: 'И. Петров', buyerPhone: '0888000001' })
      expect(byPhone).toMatchObject({ clientId })
      const revised = { ...byPhone, buyerPhone: '0888 000 007' }
      const same = await reviseReservation(data.db, byPhone.id, 1, revised)
      expect(same.clientId).toBe(clientId)
      const sold = { ...same, buyerName: 'Петър', buyerPhone: '0888 000 008' }
      const other = await reviseReservation(data.db, same.id, same.revision, sold)
      expect(other.clientId).not.toBe(clientId)
      expect((await client(clientId)).phones).toHaveLength(3)
    })

    test('of two people are parted and stay so: later enquiries find the one with the same name', async () => {
      const first = await sent(ivan)
      const second = await sent(maria)
      expect(second.clientId).toBe(first.clientId)
      const parted = await partRecords(data.db, first.clientId, [second.id])
      expect(parted).toMatchObject({ name: 'Мария Петрова', emails: ['maria@example.com'] })
      expect(await client(first.clientId)).toMatchObject({ phones: [ivan.phone], emails: [ivan.email] })
      expect(await findEnquiry(data.db, second.id)).toMatchObject({ clientId: parted.id })
      expect(await sent({ ...maria, email: '' })).toMatchObject({ clientId: parted.id })
      expect(await sent({ ...ivan, email: '' })).toMatchObject({ clientId: first.clientId })
      // It could be either: nobody is joined to the wrong one.
      const third = await sent({ ...maria, name: 'Петров', email: '' })
      expect([first.clientId, parted.id]).not.toContain(third.clientId)
      const doubles = await listDoubles(data.db, await listJoined(data.db, first.clientId))
      expect(doubles.map(({ client: { id }, kinds }) => [id, kinds])).toEqual([[third.clientId, ['phone']]])
    })

    test('are not parted from all that they have, nor from records of others', async () => {
      const { id, clientId } = await sent(ivan)
      const other = await sent({ ...maria, phone: '' })
      await expect(partRecords(data.db, clientId, [id])).rejects.toBeInstanceOf(NothingToPart)
      await expect(partRecords(data.db, clientId, [])).rejects.toBeInstanceOf(NothingToPart)
      await expect(partRecords(data.db, clientId, [other.id])).rejects.toBeInstanceOf(StaleRevision)
      expect(await cards()).toHaveLength(2)
    })

    test('are joined by hand, listed once, found by all their names, and parted again without a loss', async () => {
      const [one, other] = [await sent(ivan), await sent({ ...ivan, phone: '0888 000 005', email: '' })]
      const [kept, double] = [await client(one.clientId), await client(other.clientId)]
      expect(await listDoubles(data.db, [kept])).toMatchObject([
        { client: { id: double.id }, kinds: ['name'] },
      ])
      await joinClients(data.db, kept, double)
      expect(await cards()).toMatchObject([{ id: kept.id, enquiries: 2 }])
      expect((await cards('0888 000 005')).map(({ id }) => id)).toEqual([kept.id])
      const same = await listJoined(data.db, kept.id)
      expect((await listClientRecords(data.db, same)).enquiries).toHaveLength(2)
      expect(await listDoubles(data.db, same)).toEqual([])
      await expect(joinClients(data.db, kept, double)).rejects.toBeInstanceOf(StaleRevision)
      await partDouble(data.db, await client(double.id))
      expect(await client(double.id)).toMatchObject({ phones: ['0888 000 005'], joinedTo: null })
      expect(await listDoubles(data.db, [kept])).toEqual([])
      expect(await cards()).toMatchObject([{ enquiries: 1 }, { enquiries: 1 }])
    })

    test('are joined once when two join them the other way round at once, and the history takes it back', async () => {
      const [one, other] = [await sent(ivan), await sent({ ...ivan, phone: '', email: 'b@example.com' })]
      const [a, b] = [await client(one.clientId), await client(other.clientId)]
      const results = await Promise.allSettled([joinClients(data.db, a, b), joinClients(data.db, b, a)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [joined] = (await Promise.all([client(a.id), client(b.id)])).filter(({ joinedTo }) => joinedTo)
      const [change] = await listChanges(data.db, { collection: 'clients', recordId: joined?.id ?? '' })
      await revertChange(data.db, change?.id ?? '')
      expect(await cards()).toHaveLength(2)
    })

    test('that share an e-mail are said to be two people', async () => {
      const a = await addClient(data.db, { ...newClient, name: 'А', emails: ['f@example.com'] })
      const other = await addClient(data.db, { ...newClient, name: 'Б', emails: ['F@example.com'] })
      expect(await listDoubles(data.db, [a])).toMatchObject([{ client: { id: other.id }, kinds: ['email'] }])
      await keepApart(data.db, a.id, other.id)
      expect(await listDoubles(data.db, [a])).toEqual([])
      expect(await listDoubles(data.db, [other])).toEqual([])
    })

    test('are saved by revision, with an agent who exists, and leave no personal data in the history', async () => {
      const { id } = await addClient(data.db, { ...newClient, name: 'Иван Петров', notes: 'две деца' })
      const values = { ...newClient, name: 'Иван Петров-Иванов', phones: ['0888 000 003'], notes: 'три деца' }
      await updateClient(data.db, id, 1, values)
      await expect(updateClient(data.db, id, 1, values)).rejects.toBeInstanceOf(StaleRevision)
      const unknown = { ...values, agentId: 'nobody' }
      await expect(updateClient(data.db, id, 2, unknown)).rejects.toBeInstanceOf(NotAnAgent)
      const changes = JSON.stringify(await listChanges(data.db, { collection: 'clients', recordId: id }))
      expect(changes).toContain('"phones":{}')
      for (const text of ['Иван', '0888', 'деца']) expect(changes).not.toContain(text)
      expect(await sent({ ...anEnquiry, phone: '+359888000003' })).toMatchObject({ clientId: id })
    })

    test('are sorted and filtered, page by page', async () => {
      const add = (name: string, more = {}) => addClient(data.db, { ...newClient, name, ...more })
      await add('Борис', { source: 'portal' })
      await add('анна')
      await add('Васил', { source: 'portal' })
      const names = async (filters: object, sort?: { key: 'name' | 'added'; descending: boolean }) =>
        (await findClientPage(data.db, { ...nobody, ...filters }, firstPage, sort)).clients.map(
          ({ name }) => name,
        )
      expect(await names({}, { key: 'name', descending: false })).toEqual(['анна', 'Борис', 'Васил'])
      expect(await names({ source: 'portal' }, { key: 'name', descending: true })).toEqual(['Васил', 'Борис'])
      expect(await names({ agent: 'nobody' })).toEqual([])
      const page = await findClientPage(data.db, nobody, { page: 9, size: 2 })
      expect(page).toMatchObject({ page: 2, total: 3 })
    })

    test('that robots have made leave with their enquiry; those with more stay, and are not deleted by hand', async () => {
      const { id } = await sent(ivan)
      await deleteEnquiry(data.db, id)
      expect(await cards()).toEqual([])
      const again = await sent(ivan)
      await expect(deleteClient(data.db, again.clientId)).rejects.toBeInstanceOf(ClientInUse)
      const card = await client(again.clientId)
      await updateClient(data.db, card.id, card.revision, { ...card, notes: 'ще се обади' })
      await deleteEnquiry(data.db, again.id)
      expect(await cards()).toHaveLength(1)
      await deleteClient(data.db, card.id)
      expect(await cards()).toEqual([])
    })
  })

  describe('personal data of clients', () => {
    const person = parsePerson('0888 000 001') ?? { phones: [] }

    test('is found and deleted with the card, unless a running reservation hangs on it', async () => {
      const { clientId } = await sent(ivan)
      const running = await reserve('1', { buyerName: 'Иван Петров', buyerPhone: '0888 000 001' })
      const other = await addClient(data.db, { ...newClient, name: 'Друг', notes: 'Брат на Иван Петров' })
      const found = await findPersonalData(data.db, person)
      expect(found.clients.map(({ id }) => id)).toEqual([clientId])
      expect(found.mentions).toMatchObject([{ collection: 'clients', id: other.id }])
      expect(await deletePersonalData(data.db, person)).toMatchObject({
        clients: 0,
        left: { clients: 1, reservations: 1 },
      })
      await releaseReservation(data.db, running.id, 1)
      expect(await deletePersonalData(data.db, person)).toMatchObject({ clients: 0, reservations: 1 })
      expect((await findPersonalData(data.db, person)).clients).toEqual([])
    })

    test('is deleted with the card that nothing else hangs on', async () => {
      await sent(ivan)
      expect(await deletePersonalData(data.db, person)).toMatchObject({ clients: 1, left: { clients: 0 } })
      expect(await cards()).toEqual([])
      expect(await data.db.read.selectFrom('clientKeys').selectAll().execute()).toEqual([])
    })

    test('is erased after the retention, once nothing hangs on the card', async () => {
      const old = data.db.at(new Date('2020-01-01'))
      await addEnquiry(old, ivan, new Date('2020-01-01'))
      await sent({ ...maria, phone: '' })
      await saveRetention(data.db, 0, { months: 12 })
      expect(await eraseExpired(data.db, new Date())).toMatchObject({ clients: 1, enquiries: 1 })
      expect((await cards()).map(({ name }) => name)).toEqual(['Мария Петрова'])
    })
  })
}
