import { beforeEach, describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import {
  addEnquiry,
  countEnquiries,
  deleteEnquiry,
  findEnquiryPage,
  listEnquiryApartments,
  markEnquiry,
} from '../../backend/data/enquiries/enquiries.ts'
import { clearContent } from '../../backend/data/snapshot/content.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newEnquiryWork } from '../../domain/enquiry/enquiry-work.ts'
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

/** Searches for parts of words, in other case, and with characters that must be taken literally. */
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

/** However an engine searches, it finds the enquiries that contain the text, and no others. */
export function enquirySearchContract(data: OpenedData) {
  describe('a search in enquiries', () => {
    const count = (search: string) => countEnquiries(data.db, { search, state: 'all' })

    test.each(searches)('for %j finds exactly the enquiries that contain all its tokens', async (search) => {
      for (const message of messages) await addEnquiry(data.db, { ...anEnquiry, message })
      const { enquiries, total } = await findEnquiryPage(
        data.db,
        { search, state: 'all' },
        { page: 1, size: 50 },
      )
      const tokens = search.toLocaleLowerCase('bg').toWellFormed().split(/\s+/)
      const holds = (message: string) => {
        const text = Object.values({ ...anEnquiry, message })
          .join('\n')
          .toLocaleLowerCase('bg')
        return tokens.every((word) => text.includes(word))
      }
      expect(enquiries.map(({ message }) => message).sort()).toEqual(messages.filter(holds).sort())
      expect([total, await count(search)]).toEqual([enquiries.length, enquiries.length])
    })

    describe('understands', () => {
      const people = [
        { name: 'Анна', phone: '+359 888 123 456', apartmentNumber: '23', message: 'Кога е оглед?' },
        { name: 'Борис', phone: '0888/12-34-57', apartmentNumber: '2', message: 'Цена на ап. 23А?' },
        { name: 'Вера', phone: '+44 20 7946 0000', apartmentNumber: '', message: 'Апартамента № 23 харесва' },
        { name: 'Гошо', phone: '', apartmentNumber: '230', message: 'Пиша от 12 23' },
      ]
      beforeEach(async () => {
        for (const person of people) await addEnquiry(data.db, { ...anEnquiry, ...person })
        await addApartment(data.db, { ...newApartment(defaultBuilding), number: '23', entrance: '2' })
      })
      const names = async (search: string) => {
        const filters = { search, state: 'all' } as const
        const { enquiries } = await findEnquiryPage(data.db, filters, { page: 1, size: 50 })
        return enquiries.map(({ name }) => name).sort()
      }

      test.each([
        [
          ['апартамент 23', 'ап. 23', 'АП.23', 'апартамент 23 вход Б', 'вх. б ап 23'],
          ['Анна', 'Вера'],
        ],
        [['апартамент 23 вход А', 'апартамент 9'], []],
        [['апартамент 2'], ['Борис']],
        [['ап. 23а'], ['Борис']],
        [['ап. 23 оглед', 'оглед ап. 23', 'анна КОГА', 'ог ан'], ['Анна']],
        [['0888 123 456', '0888123456', '+359888123456', '+359 888 123 456', '00359 888 12 34 56'], ['Анна']],
        [['888-123-456', '359888123456', '0888 123 456 Анна', '23 0888123456'], ['Анна']],
        [
          ['0888', '0888 1234', '+359 888'],
          ['Анна', 'Борис'],
        ],
        [['020 7946', '+45 20'], []],
        [['+44 20', '+44 207946', '20 7946', '0044 20 79'], ['Вера']],
        [['12 23 гошо'], ['Гошо']],
      ])('%j', async (searches, found) => {
        for (const search of searches) expect([search, await names(search)]).toEqual([search, found])
      })
    })

    test('is limited to one apartment', async () => {
      for (const apartmentNumber of ['1', '1', '11', ''])
        await addEnquiry(data.db, { ...anEnquiry, apartmentNumber })
      await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await addApartment(data.db, { ...newApartment(defaultBuilding), number: '2' })
      expect(await countEnquiries(data.db, { search: '', state: 'all', apartment: '1' })).toBe(2)
      expect(await countEnquiries(data.db, { search: '', state: 'read', apartment: '1' })).toBe(0)
      expect(await countEnquiries(data.db, { search: '', state: 'all', apartment: '3' })).toBe(0)
      expect(await listEnquiryApartments(data.db)).toMatchObject([{ number: '1' }])
    })

    test('is limited to read or unread enquiries, newest first, a page at a time', async () => {
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

    test('finds the newest of very many', async () => {
      const row = { ...anEnquiry, ...newEnquiryWork, searchText: 'едно и също', revision: 1 }
      const rows = Array.from({ length: 5100 }, (_, index) => ({
        ...row,
        language: 'bg' as const,
        sentQuickly: 0,
        isRead: 0,
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
      // Only the newest thousand hits can be paged through.
      expect(found).toEqual({ page: 2, total: 1000, isMore: true })
      expect(await find(9999)).toMatchObject({ page: 500, enquiries: [{ id: '4101' }, { id: '4100' }] })
    })

    test('finds no deleted enquiry, whether one or all were deleted', async () => {
      const { id } = await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете моето' })
      await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете и мен' })
      await deleteEnquiry(data.db, id)
      expect([await count('забравете'), await count('забравете моето')]).toEqual([1, 0])
      await clearContent(data.db)
      expect(await count('забравете')).toBe(0)
      await addEnquiry(data.db, { ...anEnquiry, message: 'Забравете ме пак' })
      expect(await count('забравете')).toBe(1)
    })

    test('finds nothing that was rolled back, and finds what its own transaction has written', async () => {
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
