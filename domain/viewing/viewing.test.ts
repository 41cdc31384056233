import { expect, test } from 'vitest'
import { newViewing } from './viewing.ts'
import { isOutsideHours, usualViewingHours, viewingHoursSchema, viewingWarnings } from './viewing-hours.ts'
import { viewingSchema } from './viewing-schema.ts'
import { momentsOf, mondayOf, weekOf } from './viewing-times.ts'

const viewing = {
  ...newViewing,
  ...{ day: '2026-11-16', time: '14:30', minutes: '45', agentId: 'agent', place: 'Офисът' },
  ...{ name: 'Иван', phone: '0888 000 000' },
}

function faultsOf(values: object): string[] {
  const { error } = viewingSchema.safeParse({ ...viewing, ...values })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a viewing has a day, a time, an agent, a place or an apartment, and a client who can be reached', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ place: '', apartmentId: 'a' })).toEqual([])
  for (const time of ['', '24:00', '9:30', '14:60', '14:30:00']) expect(faultsOf({ time })).not.toEqual([])
  expect(faultsOf({ time: '23:30' })).toEqual(['minutes: afterMidnight'])
  expect(faultsOf({ place: '' })).toEqual(['apartmentId: nowhereToMeet'])
  expect(faultsOf({ phone: '' })).toEqual(['phone: noContact'])
  expect(faultsOf({ email: 'nobody' })).toEqual(['email: badEmail'])
  expect(faultsOf({ minutes: '4' })).toHaveLength(1)
  expect(faultsOf({ day: '2098-01-01' })).toHaveLength(1)
})

test('it starts and ends in Sofia, whatever the season', () => {
  expect(momentsOf({ day: '2026-07-15', time: '10:00', minutes: 45 })).toEqual({
    startsAt: '2026-07-15T07:00:00.000Z',
    endsAt: '2026-07-15T07:45:00.000Z',
  })
  expect(momentsOf({ day: '2026-12-15', time: '10:00', minutes: 90 }).endsAt).toBe('2026-12-15T09:30:00.000Z')
})

test('a week begins on Monday', () => {
  expect([mondayOf('2026-11-16'), mondayOf('2026-11-22')]).toEqual(['2026-11-16', '2026-11-16'])
  expect(weekOf('2026-11-18').at(-1)).toBe('2026-11-22')
})

test('outside of the work hours is what begins too early, ends too late or is on a free day', () => {
  const outside = (day: string, time: string, minutes = 45) =>
    isOutsideHours(usualViewingHours, { day, time, minutes })
  expect(outside('2026-11-16', '09:00')).toBe(false)
  expect(outside('2026-11-16', '17:15')).toBe(false)
  expect(outside('2026-11-16', '17:30')).toBe(true)
  expect(outside('2026-11-16', '08:30')).toBe(true)
  expect(outside('2026-11-21', '13:00')).toBe(false)
  expect(outside('2026-11-22', '11:00')).toBe(true)
  const kinds = (day: string, time: string) =>
    viewingWarnings(usualViewingHours, { day, time, minutes: 45 }, '2026-11-17').map(({ kind }) => kind)
  expect(kinds('2026-11-16', '20:00')).toEqual(['viewing-past', 'outside-hours'])
  expect(kinds('2026-11-18', '10:00')).toEqual([])
})

test('work hours end after they begin; a day without both is free', () => {
  const isValid = (values: object) =>
    viewingHoursSchema.safeParse({ ...usualViewingHours, minutes: '45', ...values }).success
  expect(isValid({})).toBe(true)
  expect(isValid({ sundayFrom: '10:00' })).toBe(false)
  expect(isValid({ workdayFrom: '18:00', workdayUntil: '09:00' })).toBe(false)
  expect(isValid({ workdayFrom: '', workdayUntil: '' })).toBe(true)
  expect(isValid({ workdayFrom: '25:00' })).toBe(false)
})
