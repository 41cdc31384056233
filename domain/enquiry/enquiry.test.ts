import { describe, expect, test } from 'vitest'
import { enquirySchema, parseEnquiryFilters } from './enquiry.ts'

const enquiry = { name: 'Мария', email: 'maria@example.com', message: 'Свободен ли е?' }

function refusals(change: object): string[] | undefined {
  return enquirySchema
    .safeParse({ ...enquiry, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('an enquiry', () => {
  test('needs a name, an e-mail and a message; the rest may be empty', () => {
    const rest = { phone: '', apartmentNumber: '', about: '', wishedTime: '' }
    expect(enquirySchema.parse(enquiry)).toEqual({ ...enquiry, ...rest })
  })

  test('is trimmed, the e-mail too', () => {
    const padded = {
      name: ' Мария ',
      email: ' maria@example.com ',
      phone: ' 0888 123 456 ',
      message: ' Здравейте\n',
    }
    expect(enquirySchema.parse({ ...padded, apartmentNumber: ' 12 ', about: ' Гараж П98 ' })).toEqual({
      name: 'Мария',
      email: 'maria@example.com',
      phone: '0888 123 456',
      message: 'Здравейте',
      apartmentNumber: '12',
      about: 'Гараж П98',
      wishedTime: '',
    })
  })

  test('cannot mark itself as read, nor choose its language', () => {
    const sent = enquirySchema.parse({ ...enquiry, isRead: true, language: 'de' })
    expect(sent).not.toHaveProperty('isRead')
    expect(sent).not.toHaveProperty('language')
  })

  test.each([
    [{ name: ' ' }, 'name: noName'],
    [{ email: '' }, 'email: noEmail'],
    [{ email: 'maria' }, 'email: badEmail'],
    [{ email: 'maria@' }, 'email: badEmail'],
    [{ email: 'a@example.com, b@example.com' }, 'email: badEmail'],
    [{ email: 'maria@example.com\nBcc: b@example.com' }, 'email: badEmail'],
    [{ message: '\n' }, 'message: noMessage'],
    [{ message: 'а'.repeat(5001) }, 'message: tooLong 5000'],
    [{ phone: '0'.repeat(51) }, 'phone: tooLong 50'],
    [{ wishedTime: 'а'.repeat(101) }, 'wishedTime: tooLong 100'],
    [{ name: 'Мария\ud800' }, 'name: damaged'],
  ])('is refused with %o', (change, message) => {
    expect(refusals(change)).toEqual([message])
  })
})

test.each([
  '',
  '052/000-000',
  '0888.123.456',
  '0888 123 456, вътр. 5',
  '+359 (0) 888/12-34-56',
  'след 18 ч.',
  '12345',
])('%j is accepted as a phone', (phone) => {
  expect(refusals({ phone })).toBeUndefined()
})

describe('the filters of enquiries', () => {
  test.each([
    ['', { search: '', state: 'all' }],
    ['?q=+мария+&filter=unread', { search: 'мария', state: 'unread' }],
    ['?filter=read', { search: '', state: 'read' }],
    ['?filter=all', { search: '', state: 'all' }],
    ['?filter=deleted', { search: '', state: 'all' }],
    ['?apartment=+23А+', { search: '', state: 'all', apartment: '23А' }],
    ['?apartment=', { search: '', state: 'all' }],
    ['?stage=offer&agent=+a1+&due=1', { search: '', state: 'all', stage: 'offer', agent: 'a1', due: true }],
    ['?stage=later&agent=&due=yes', { search: '', state: 'all' }],
    ['?language=de', { search: '', state: 'all', language: 'de' }],
    ['?language=fr', { search: '', state: 'all' }],
  ])('in the URL %j', (search, filters) => {
    expect(parseEnquiryFilters(new URLSearchParams(search))).toEqual(filters)
  })

  test('search for at most 200 characters', () => {
    expect(parseEnquiryFilters(new URLSearchParams({ q: 'a'.repeat(300) })).search).toHaveLength(200)
  })

  test('select lost enquiries by their reason, and forget it with another stage', () => {
    const lost = (search: string) => parseEnquiryFilters(new URLSearchParams(search)).lost
    expect(
      ['lost=price', 'stage=refused&lost=none', 'stage=called&lost=price', 'lost=mood'].map(lost),
    ).toEqual(['price', 'none', undefined, undefined])
  })
})
