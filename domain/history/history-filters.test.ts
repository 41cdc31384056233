import { expect, test } from 'vitest'
import { parseHistoryFilters } from './history-filters.ts'

const parse = (query: string) => parseHistoryFilters(new URLSearchParams(query))

test('person, collection, record, field and day come from the URL', () => {
  expect(parse('person=a1&collection=apartments&record=b-2&field=price&day=2026-11-15&latest=1&x=1')).toEqual(
    {
      person: 'a1',
      collection: 'apartments',
      record: 'b-2',
      field: 'price',
      day: '2026-11-15',
      latest: '1',
    },
  )
})

test.each([
  'person=',
  'latest=2',
  'day=2026-13-45',
  'day=yesterday',
  'field=pri%22ce',
  'collection=a%20b',
  'person=%00',
])('%s is ignored', (query) => {
  expect(parse(query)).toEqual({})
})
