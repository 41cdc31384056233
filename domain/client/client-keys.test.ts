import { expect, test } from 'vitest'
import { type ClientMatch, chooseClient, clientKeys, contactsOf, withContacts } from './client-keys.ts'

const match = (id: string, ...kinds: ClientMatch['kinds']): ClientMatch => ({ id, root: id, kinds })

test('keys are in one spelling; placeholders and first names are none', () => {
  const phones = ['0888 000 001', '+359 (0) 888/000-001', '0000 000 000', 'няма']
  expect(clientKeys({ name: ' Иван  ПЕТРОВ ', phones, emails: ['A@example.com'] })).toEqual([
    { kind: 'phone', value: '+359888000001' },
    { kind: 'email', value: 'a@example.com' },
    { kind: 'name', value: 'иван петров' },
  ])
  expect(clientKeys({ name: 'Иван', phones: [], emails: [] })).toEqual([])
})

test('a contact is added once, and only while there is room', () => {
  const client = { phones: ['0888 000 001'], emails: ['a@example.com'] }
  const again = contactsOf({ name: '', phone: '00359888000001', email: 'A@Example.com ' })
  expect(withContacts(client, again)).toEqual(client)
  expect(contactsOf({ name: 'Иван', phone: 'няма', email: ' ' })).toEqual({
    name: 'Иван',
    phones: [],
    emails: [],
  })
  const many = Array.from({ length: 12 }, (_, index) => `a${index}@example.com`)
  expect(withContacts(client, { phones: [], emails: many }).emails).toHaveLength(10)
})

test('one client with the phone or e-mail is chosen, a namesake is not', () => {
  expect(chooseClient([])).toBeUndefined()
  expect(chooseClient([match('a', 'phone')])).toBe('a')
  expect(chooseClient([match('a', 'name')])).toBeUndefined()
})

test('of two, more in common decides, and then the name; what could be either is neither', () => {
  expect(chooseClient([match('a', 'email'), match('b', 'phone')])).toBe('b')
  expect(chooseClient([match('a', 'phone', 'email'), match('b', 'phone', 'name')])).toBe('b')
  expect(chooseClient([match('a', 'phone'), match('b', 'phone')])).toBeUndefined()
  expect(chooseClient([match('a', 'phone', 'name'), match('b', 'phone', 'name')])).toBe('a')
})

test('doubles that were joined are one person: the record goes to the card that has its contacts', () => {
  const double: ClientMatch = { id: 'b', root: 'a', kinds: ['phone', 'email'] }
  expect(chooseClient([match('a', 'phone'), double])).toBe('b')
})

test('the usual client is chosen unless the contact is that of others only', () => {
  expect(chooseClient([], 'a')).toBe('a')
  expect(chooseClient([match('a', 'phone'), match('b', 'phone', 'name')], 'a')).toBe('a')
  expect(chooseClient([match('b', 'phone')], 'a')).toBe('b')
})
