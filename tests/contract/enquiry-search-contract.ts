import { describe, expect, test } from 'vitest'
import { clearContent } from '../../backend/data/clear-content.ts'
import {
  addEnquiry,
  countEnquiries,
  deleteEnquiry,
  findEnquiryPage,
  markEnquiry,
} from '../../backend/data/enquiries.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const messages = [
  'Има ли паркомясто?',
  'ПАРКОМЯСТО за два автомобила',
  'Отстъпка 10%? А 100_000?',
  'Казах „да“ и "не" и \'може би\'',
  'C:\\път\\към * файл (спешно) AND OR NOT',
  'ред\nдруг ред',
  'ааааа',
  '🏠🌊🏖️ и наследство',
  'Straße, İstanbul, ΟΔΟΣ',
]

/** Each with what is written around it, in other case, and what must not be taken for anything but letters. */
const searches = [
  ...['паркомясто', 'ПАРКО', 'мяст', 'комясто?', 'място за', 'паркомясто автомобила', 'няма такова'],
  ...[
    '10%',
    '%',
    '100_',
    '_',
    '1%0',
    'а_а',
    '"',
    '"не"',
    '"не',
    "'",
    "'може",
    '„да“',
    '\\',
    '\\път',
    ':\\',
    '*',
  ],
  ...['път*', '(спешно)', 'AND', 'and or', 'NOT спешно', 'searchText:път', '^казах', '-', 'път\\към *'],
  ...[
    'р',
    'ре',
    'ред',
    'ред\nдруг',
    'ааа',
    'аааааа',
    '🏠',
    '🏠🌊',
    '🏠🌊🏖',
    'straße',
    'STRASSE',
    'istanbul',
    'οδοσ',
  ],
  ...['посетител', 'a@example', 'example.com', 'com\n', 'e', 'не', '\ud800аа'],
]

/** Whichever way an engine searches, it finds what stands in the text, and nothing else. */
export function enquirySearchContract(data: OpenedData) {
  describe('a search in enquiries', () => {
    const count = (search: string) => countEnquiries(data.db, { search, state: 'all' })

    test.each(searches)('for %j finds exactly those whose text holds it', async (search) => {
      for (const message of messages) await addEnquiry(data.db, { ...anEnquiry, message })
      const { enquiries, total } = await findEnquiryPage(
        data.db,
        { search, state: 'all' },
        { page: 1, size: 50 },
      )
      const holds = (message: string) =>
        Object.values({ ...anEnquiry, message })
          .join('\n')
          .toLocaleLowerCase('bg')
          .includes(search.toLocaleLowerCase('bg').toWellFormed())
      expect(enquiries.map(({ message }) => message).sort()).toEqual(messages.filter(holds).sort())
      expect([total, await count(search)]).toEqual([enquiries.length, enquiries.length])
    })

    test('keeps to the read or the unread ones, newest first, a page at a time', async () => {
      for (let day = 1; day <= 6; day++) {
        const { id } = await addEnquiry(
          data.db,
          { ...anEnquiry, message: `Паркомясто, ден ${day}` },
          new Date(Date.UTC(2026, 10, day)),
        )
        if (day % 2 === 0) await markEnquiry(data.db, id, { isRead: true })
      }
      await addEnquiry(data.db, { ...anEnquiry, message: 'Друго' })
      const find = async (state: 'all' | 'read' | 'unread', page: number) => {
        const found = await findEnquiryPage(data.db, { search: 'паркомясто', state }, { page, size: 2 })
        return [found.total, found.page, ...found.enquiries.map(({ message }) => message.slice(-1))]
      }
      expect(await find('all', 1)).toEqual([6, 1, '6', '5'])
      expect(await find('all', 3)).toEqual([6, 3, '2', '1'])
      expect(await find('all', 9)).toEqual([6, 3, '2', '1'])
      expect(await find('read', 1)).toEqual([3, 1, '6', '4'])
      expect(await find('unread', 2)).toEqual([3, 2, '1'])
    })

    test('finds the newest of very many, too', async () => {
      const row = { ...anEnquiry, searchText: 'едно и също', revision: 1, isRead: 0 }
      const rows = Array.from({ length: 5100 }, (_, index) => ({
        ...row,
        id: String(index),
        submissionId: String(index),
        submittedAt: new Date(index * 1000).toISOString(),
      }))
      for (let start = 0; start < rows.length; start += 500)
        await data.engine.writer
          .insertInto('enquiries')
          .values(rows.slice(start, start + 500))
          .execute()
      const filters = { search: 'също', state: 'all' } as const
      const find = (page: number) => findEnquiryPage(data.db, filters, { page, size: 2 })
      const { enquiries, ...found } = await find(2)
      expect(enquiries.map(({ id }) => id)).toEqual(['5097', '5096'])
      // A thousand of them can be leafed through.
      expect(found).toEqual({ page: 2, total: 1000, isMore: true })
      expect(await find(9999)).toMatchObject({ page: 500, enquiries: [{ id: '4101' }, { id: '4100' }] })
    })

    test('finds nothing of what is deleted, one by one or all of it', async () => {
      const { id } = await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете ме' })
      await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете и мен' })
      await deleteEnquiry(data.db, id)
      expect([await count('забравете'), await count('забравете ме')]).toEqual([1, 0])
      await clearContent(data.db)
      expect(await count('забравете')).toBe(0)
      await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете ме пак' })
      expect(await count('забравете')).toBe(1)
    })

    test('finds nothing of what was rolled back, and sees what is written in its transaction', async () => {
      const adding = data.db.write('enquiries', async () => {
        await addEnquiry(data.db, { ...anEnquiry, message: 'Нищо не е станало' })
        expect(await count('не е станало')).toBe(1)
        throw new Error('rolled back')
      })
      await expect(adding).rejects.toThrow('rolled back')
      expect(await count('не е станало')).toBe(0)
    })
  })
}
