import { describe, expect, test } from 'vitest'
import { listChanges } from '../../backend/data/history/changes.ts'
import { calendarAccess, findCalendarOwner } from '../../backend/data/users/calendar-keys.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { activateUser, deactivateUser, inviteUser } from '../../backend/data/users/users.ts'
import { addViewing, setOutcome } from '../../backend/data/viewings/viewings.ts'
import { admitCalendarReader } from '../../backend/viewings/admit-calendar-reader.ts'
import { writeAgentCalendar } from '../../backend/viewings/agent-calendar.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import type { OpenedData } from './opened-data.ts'

/** The viewings of a person in the calendar of a phone, behind a key. */
export function calendarsContract(data: OpenedData) {
  const agentOf = async (name: string) => {
    const email = `${crypto.randomUUID()}@example.com`
    const id = await inviteUser(data.db, { name, email, role: 'agent' })
    await setPassword(data.db, id, { hash: 'hash' })
    return id
  }

  describe('calendars of phones', () => {
    test('are opened, renewed and closed by keys, of which the history says only when', async () => {
      const id = await agentOf('Ана')
      const access = calendarAccess(id)
      expect(await access.get(data.db)).toEqual({ isOpen: false, key: '' })
      await access.open(data.db)
      const first = await access.get(data.db)
      expect(first.key).toMatch(/^[\w-]{43}$/)
      await access.open(data.db)
      expect(await access.get(data.db)).toEqual(first)
      expect(await findCalendarOwner(data.db, first.key)).toMatchObject({ id, name: 'Ана' })
      await access.renew(data.db)
      const second = await access.get(data.db)
      expect(second.key).not.toBe(first.key)
      expect(await findCalendarOwner(data.db, first.key)).toBeUndefined()
      expect(await findCalendarOwner(data.db, second.key)).toMatchObject({ id })
      await access.close(data.db)
      await access.close(data.db)
      expect(await findCalendarOwner(data.db, second.key)).toBeUndefined()
      const changes = await listChanges(data.db, { collection: 'users', recordId: id })
      const told = changes.flatMap(({ fields }) =>
        Object.keys(fields).filter((name) => /^calendar/.test(name)),
      )
      expect(told.toSorted()).toEqual(['calendarEndedAt', 'calendarSetAt', 'calendarSetAt'])
      expect(JSON.stringify(changes)).not.toContain(first.key)
    })

    test('are closed while their owner cannot sign in', async () => {
      const id = await agentOf('Борис')
      await calendarAccess(id).open(data.db)
      const { key } = await calendarAccess(id).get(data.db)
      await deactivateUser(data.db, id)
      expect(await findCalendarOwner(data.db, key)).toBeUndefined()
      await activateUser(data.db, id)
      expect(await findCalendarOwner(data.db, key)).toMatchObject({ id })
    })

    test('are read with a right key only, and by nobody who has guessed too often', async () => {
      const id = await agentOf('Ева')
      await calendarAccess(id).open(data.db)
      const { key } = await calendarAccess(id).get(data.db)
      const ip = '192.0.2.77'
      expect(await admitCalendarReader(data.db, key, ip)).toMatchObject({ id })
      for (let count = 0; count < 30; count++)
        expect(await admitCalendarReader(data.db, `${key.slice(0, -2)}xx`, ip)).toBe('unknown')
      expect(await admitCalendarReader(data.db, 'x', ip)).toBe('too-many')
      expect(await admitCalendarReader(data.db, key, ip)).toBe('too-many')
      expect(await admitCalendarReader(data.db, key, '198.51.100.9')).toMatchObject({ id })
    })

    test('have the viewings of a month ago and a year ahead, of this person alone', async () => {
      const [ana, boris] = [await agentOf('Ана'), await agentOf('Борис')]
      const values = (agentId: string, day: string, name: string) => ({
        ...newViewing,
        ...{ agentId, day, time: '10:00', place: 'Офисът', name, phone: '0888 000 021' },
      })
      const add = (agentId: string, day: string, name: string) =>
        addViewing(data.db, values(agentId, day, name))
      await add(ana, '2026-10-18', 'Твърде стар')
      await add(ana, '2026-10-20', 'Иван Отпреди')
      const summer = await add(ana, '2027-07-15', 'Лято; Иванова')
      await add(ana, '2027-11-20', 'Твърде далечен')
      await add(boris, '2026-11-20', 'Чужд клиент')
      const cancelled = await add(ana, '2026-11-21', 'Отказал се')
      await setOutcome(data.db, cancelled.id, 1, { state: 'cancelled', outcome: 'тайна' })
      const how = { now: new Date('2026-11-19T10:00:00Z'), viewingsUrl: 'https://example.com/v' }
      const file = await writeAgentCalendar(data.db, { id: ana, name: 'Ана' }, how)
      const text = file.replaceAll('\r\n ', '')
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
      expect(text).not.toMatch(/Твърде|Чужд|тайна/)
      expect(text).toContain('X-WR-CALNAME:Огледи: Ана\r\n')
      expect(text).toContain('DTSTART:20270715T070000Z')
      expect(text).toContain('SUMMARY:Оглед: Лято\\; Иванова\\, Офисът')
      expect(text).toContain(
        `DESCRIPTION:Лято\\; Иванова\\n0888 000 021\\nhttps://example.com/v/${summer.id}`,
      )
      expect(text).toMatch(new RegExp(`UID:${cancelled.id}@[^]*?SEQUENCE:1[^]*?STATUS:CANCELLED`))
      expect(await writeAgentCalendar(data.db, { id: ana, name: 'Ана' }, how)).toBe(file)
    })
  })
}
