import { describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { listClientRecords } from '../../backend/data/clients/client-records.ts'
import { deleteClient, findClient, listJoined } from '../../backend/data/clients/clients.ts'
import { partRecords } from '../../backend/data/clients/part-records.ts'
import { addEnquiry, findEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { listDueMails } from '../../backend/data/mails.ts'
import { eraseExpired } from '../../backend/data/personal-data/erase-expired.ts'
import { deletePersonalData, findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { saveCompanySettings, saveRetention } from '../../backend/data/settings.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { deactivateUser, inviteUser } from '../../backend/data/users/users.ts'
import { findViewing, listComingViewings, listViewings } from '../../backend/data/viewings/queries.ts'
import {
  addViewing,
  deleteViewing,
  moveViewing,
  setOutcome,
  updateViewing,
} from '../../backend/data/viewings/viewings.ts'
import { writeAgentCalendar } from '../../backend/viewings/agent-calendar.ts'
import { queueViewingMails } from '../../backend/viewings/queue-viewing-mails.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { newViewing, type ViewingValues } from '../../domain/viewing/viewing.ts'
import { aCompany } from '../a-company.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const day = '2026-11-17'

export function viewingsContract(data: OpenedData) {
  const agentOf = async (name: string) => {
    const id = await inviteUser(data.db, {
      name,
      email: `${name}-${crypto.randomUUID()}@example.com`,
      role: 'agent',
    })
    await setPassword(data.db, id, { hash: 'hash' })
    return id
  }
  const valuesFor = (agentId: string, more: Partial<ViewingValues> = {}): ViewingValues => ({
    ...newViewing,
    ...{ agentId, day, time: '10:00', place: 'Офисът' },
    ...{ name: 'Иван Оглеждачев', phone: '0888 000 021', email: 'ivan@example.com' },
    ...more,
  })
  const refusal = (kind: string) => expect.objectContaining({ problem: expect.objectContaining({ kind }) })
  const onDay = () => listViewings(data.db, { from: day, until: day })

  describe('viewings', () => {
    test('of one agent never overlap, however many are added at once; those of others do', async () => {
      const [ana, boris] = [await agentOf('ana'), await agentOf('boris')]
      // Any two overlap, whichever is first.
      const times = ['10:00', '10:15', '10:30', '10:40', '10:05', '10:00', '10:44', '10:55']
      const results = await Promise.allSettled(
        times.map((time) => addViewing(data.db, valuesFor(ana, { time, minutes: 60 }))),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toEqual(refusal('busy'))
      const [added] = await onDay()
      await addViewing(data.db, valuesFor(boris, { time: added?.time ?? '' }))
      expect(await onDay()).toHaveLength(2)
    })

    test('are moved by one of many at once, and not onto another one of the agent', async () => {
      const agent = await agentOf('ana')
      const first = await addViewing(data.db, valuesFor(agent))
      const second = await addViewing(data.db, valuesFor(agent, { time: '12:00' }))
      const moves = await Promise.allSettled([
        moveViewing(data.db, first.id, 1, { day, time: '15:00' }),
        moveViewing(data.db, second.id, 1, { day, time: '15:30' }),
        moveViewing(data.db, first.id, 1, { day, time: '14:50' }),
      ])
      expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { revision } = (await findViewing(data.db, first.id)) ?? { revision: 0 }
      // Right after the other one is free: the end of one is the beginning of the next.
      const other = await findViewing(data.db, second.id)
      const free = other?.time === '12:00' ? '12:45' : '16:15'
      expect(await moveViewing(data.db, first.id, revision, { day, time: free })).toMatchObject({
        time: free,
        name: 'Иван Оглеждачев',
      })
      await expect(moveViewing(data.db, first.id, revision, { day, time: '08:00' })).rejects.toBeInstanceOf(
        StaleRevision,
      )
    })

    test('that were cancelled or missed free the hour, and come back only while it is free', async () => {
      const agent = await agentOf('ana')
      const first = await addViewing(data.db, valuesFor(agent))
      await setOutcome(data.db, first.id, 1, { state: 'cancelled', outcome: 'Отказа се по телефона' })
      const second = await addViewing(data.db, valuesFor(agent))
      await expect(setOutcome(data.db, first.id, 2, { state: 'planned' })).rejects.toEqual(refusal('busy'))
      await setOutcome(data.db, second.id, 1, { state: 'missed' })
      expect(await setOutcome(data.db, first.id, 2, { state: 'planned' })).toMatchObject({
        state: 'planned',
        outcome: 'Отказа се по телефона',
        revision: 3,
      })
    })

    test('to come of an apartment are listed, the next one first, without those that ended or are off', async () => {
      const agent = await agentOf('ana')
      const home = { ...newApartment(defaultBuilding), number: '9' }
      const { id: apartmentId } = await addApartment(data.db, home)
      const at = (time: string, more: Partial<ViewingValues> = {}) =>
        addViewing(data.db, valuesFor(agent, { time, apartmentId, ...more }))
      await at('09:00')
      const late = await at('16:00')
      const next = await at('14:00')
      const off = await at('15:00')
      await at('12:00', { apartmentId: null })
      await setOutcome(data.db, off.id, 1, { state: 'cancelled' })
      const coming = (limit: number) =>
        listComingViewings(data.db, { apartmentId, now: new Date(`${day}T11:00:00Z`), limit })
      expect((await coming(10)).map(({ id }) => id)).toEqual([next.id, late.id])
      expect((await coming(1)).map(({ id }) => id)).toEqual([next.id])
    })

    test('are for active agents and existing apartments, and are added once', async () => {
      const agent = await agentOf('ana')
      const { id: apartmentId } = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
      })
      const id = crypto.randomUUID()
      await addViewing(data.db, valuesFor(agent, { apartmentId }), id)
      expect(await addViewing(data.db, valuesFor(agent, { apartmentId, time: '11:00' }), id)).toMatchObject({
        time: '11:00',
        revision: 2,
      })
      expect(await onDay()).toHaveLength(1)
      await expect(addViewing(data.db, valuesFor('nobody'))).rejects.toEqual(refusal('unknown-agent'))
      const nowhere = valuesFor(agent, { time: '15:00', apartmentId: 'none' })
      await expect(addViewing(data.db, nowhere)).rejects.toEqual(refusal('unknown-apartment'))
      await deactivateUser(data.db, agent)
      const later = valuesFor(agent, { time: '15:00', apartmentId })
      await expect(addViewing(data.db, later)).rejects.toEqual(refusal('unknown-agent'))
      expect(await updateViewing(data.db, id, 2, later)).toMatchObject({ time: '15:00' })
    })

    test('made from an enquiry have its client and advance it; a new phone is a new client', async () => {
      const agent = await agentOf('ana')
      const { id: enquiryId, clientId } = await addEnquiry(data.db, anEnquiry)
      const { name, phone, email } = anEnquiry
      const viewing = await addViewing(data.db, valuesFor(agent, { name, phone, email, enquiryId }))
      expect(viewing).toMatchObject({ clientId, enquiryId })
      expect(await findEnquiry(data.db, enquiryId)).toMatchObject({ stage: 'viewing', isRead: true })
      const other = await addViewing(data.db, valuesFor(agent, { time: '15:00' }))
      expect(other.clientId).not.toBe(clientId)
      const same = await listJoined(data.db, String(clientId))
      expect((await listClientRecords(data.db, same)).viewings).toMatchObject([{ id: viewing.id }])
      const parted = await partRecords(data.db, String(clientId), [viewing.id])
      expect(await findViewing(data.db, viewing.id)).toMatchObject({ clientId: parted.id })
      await expect(deleteClient(data.db, other.clientId)).rejects.toThrow()
      await deleteViewing(data.db, other.id)
      await deleteClient(data.db, other.clientId)
      expect(await findClient(data.db, other.clientId)).toBeUndefined()
    })

    test('are in the history without personal data, and a move is taken back unless the hour is taken', async () => {
      const agent = await agentOf('ana')
      const { id } = await addViewing(data.db, valuesFor(agent, { notes: 'Търси на юг' }))
      await moveViewing(data.db, id, 1, { day, time: '16:00' })
      const changes = await listChanges(data.db, { collection: 'viewings', recordId: id })
      expect(JSON.stringify(changes)).not.toMatch(/Оглеждачев|000 021|example\.com|на юг|Офисът/)
      expect(changes[0]?.fields).toMatchObject({ time: { from: '10:00', to: '16:00' } })
      const blocking = await addViewing(data.db, valuesFor(agent))
      const moved = changes[0]?.id ?? ''
      await expect(revertChange(data.db, moved)).rejects.toThrow()
      await setOutcome(data.db, blocking.id, 1, { state: 'cancelled' })
      await revertChange(data.db, moved)
      expect(await findViewing(data.db, id)).toMatchObject({
        time: '10:00',
        notes: 'Търси на юг',
        revision: 3,
      })
    })

    test('of a person are found by phone in any spelling, deleted on request and after the retention', async () => {
      const agent = await agentOf('ana')
      const own = await addViewing(data.db, valuesFor(agent, { outcome: '' } as object))
      const mention = { name: 'Друг Човек', phone: '0888 000 099', email: '', time: '12:00' }
      const other = await addViewing(
        data.db,
        valuesFor(agent, { ...mention, notes: 'Приятел на Иван Оглеждачев' }),
      )
      const person = parsePerson('+359 888 000 021')
      if (!person) throw new Error('No phone')
      const found = await findPersonalData(data.db, person)
      expect(found.viewings).toMatchObject([{ id: own.id }])
      expect(found.mentions).toMatchObject([{ collection: 'viewings', id: other.id }])
      expect(await deletePersonalData(data.db, person)).toMatchObject({ viewings: 1, clients: 1 })
      expect(await onDay()).toMatchObject([{ id: other.id }])
      await saveRetention(data.db, 0, { months: 6 })
      expect(await eraseExpired(data.db, new Date('2027-05-10T10:00:00Z'))).toMatchObject({ viewings: 0 })
      expect(await eraseExpired(data.db, new Date('2027-05-18T10:00:00Z'))).toMatchObject({ viewings: 1 })
      expect(await onDay()).toEqual([])
    })

    test('keep one UID through a change of the e-mail, in mails and in the calendar, and their sequence grows', async () => {
      const agentId = await agentOf('ana')
      const later = addDays(isoDay(new Date()), 5)
      const { id } = await addViewing(data.db, valuesFor(agentId, { day: later, isMailed: true }))
      const mailed = async (revision: number, email: string) => {
        await saveCompanySettings(data.db, revision, { ...aCompany, email })
        await queueViewingMails(data.db, new Date(Date.now() + 2 * 60_000))
        const mails = await listDueMails(data.db, Date.now() + 3 * 60_000, 10)
        await data.db.transaction((trx) => trx.deleteFrom('mails').execute())
        return appointmentsIn(mails.map(({ message }) => message.icalEvent?.content).join(''))
      }
      const uid = `${id}@viewings.invalid`
      expect(await mailed(0, 'office@example.com')).toEqual([`${uid} 0 REQUEST`])
      await moveViewing(data.db, id, 1, { day: later, time: '15:00' })
      expect(await mailed(1, 'sales@example.org')).toEqual([`${uid} 1 REQUEST`])
      await setOutcome(data.db, id, 2, { state: 'cancelled' })
      expect(await mailed(2, 'home@example.net')).toEqual([`${uid} 2 CANCEL`])
      const agent = { id: agentId, name: 'Ана' }
      const feed = await writeAgentCalendar(data.db, agent, { now: new Date(), viewingsUrl: '' })
      expect(appointmentsIn(feed)).toEqual([`${uid} 2 PUBLISH`])
    })
  })
}

/** UID, sequence and method of each calendar file. */
function appointmentsIn(files: string): string[] {
  const field = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()
  return files
    .replaceAll('\r\n ', '')
    .split('BEGIN:VCALENDAR')
    .slice(1)
    .map((file) => ['UID', 'SEQUENCE', 'METHOD'].map((name) => field(file, name)).join(' '))
}
