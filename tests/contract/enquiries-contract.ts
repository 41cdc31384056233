import { describe, expect, test } from 'vitest'
import {
  addEnquiry,
  countEnquiries,
  countEnquiriesByHour,
  deleteEnquiry,
  eachEnquiry,
  findEnquiryPage,
  listEnquiries,
  markEnquiry,
} from '../../backend/data/enquiries/enquiries.ts'
import { NotFound } from '../../backend/data/records/record-errors.ts'
import { newEnquiryWork } from '../../domain/enquiry/enquiry-work.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

/** Enquiries are found, marked, exported and counted. */
export function enquiriesContract(data: OpenedData) {
  describe('enquiries', () => {
    const everything = { search: '', state: 'all' } as const

    test('start unread and can be marked as read and unread', async () => {
      const { id, isRead } = await addEnquiry(data.db, anEnquiry)
      expect(isRead).toBe(false)
      await markEnquiry(data.db, id, { isRead: true })
      await markEnquiry(data.db, id, { isRead: true })
      expect(await listEnquiries(data.db, { ...everything, state: 'read' })).toMatchObject([
        { id, isRead: true },
      ])
      await markEnquiry(data.db, id, { isRead: false })
      expect(await countEnquiries(data.db, { ...everything, state: 'unread' })).toBe(1)
      await expect(markEnquiry(data.db, 'none', { isRead: true })).rejects.toThrow(NotFound)
      await deleteEnquiry(data.db, id)
      expect(await countEnquiries(data.db)).toBe(0)
      await expect(deleteEnquiry(data.db, id)).rejects.toThrow(NotFound)
    })

    test('have a language, Bulgarian where none is given, and are filtered by it', async () => {
      const german = await addEnquiry(data.db, { ...anEnquiry, name: 'Hans', language: 'de' })
      const bulgarian = await addEnquiry(data.db, anEnquiry)
      expect([german.language, bulgarian.language]).toEqual(['de', 'bg'])
      const names = async (filters: object) =>
        (await listEnquiries(data.db, { ...everything, ...filters })).map(({ name }) => name)
      expect(await names({ language: 'de' })).toEqual(['Hans'])
      expect(await names({ language: 'de', search: 'здрав' })).toEqual(['Hans'])
      expect(await names({ language: 'bg' })).toEqual([anEnquiry.name])
      expect(await names({ language: 'ro' })).toEqual([])
      expect(await countEnquiries(data.db, { ...everything, language: 'de' })).toBe(1)
      const exported: string[] = []
      for await (const { language } of eachEnquiry(data.db, { ...everything, language: 'de' }))
        exported.push(language)
      expect(exported).toEqual(['de'])
    })

    test('are found by any field, case-insensitively also in Cyrillic, with wildcards taken literally', async () => {
      await addEnquiry(data.db, { ...anEnquiry, message: 'Отстъпка 10%?', apartmentNumber: 'А-12' })
      await addEnquiry(data.db, { ...anEnquiry, name: 'КЛИЕНТ', phone: '+359 000' })
      const found = (search: string) => countEnquiries(data.db, { ...everything, search })
      expect(await found('отстъпка')).toBe(1)
      expect(await found('клиент')).toBe(1)
      expect(await found('A@EXAMPLE')).toBe(2)
      expect(await found('а-12')).toBe(1)
      expect(await found('%')).toBe(1)
      expect(await found('_')).toBe(0)
      expect(await found('\\')).toBe(0)
    })

    test('are listed newest first, a page at a time', async () => {
      for (const name of ['1', '2', '3', '4', '5']) {
        await addEnquiry(data.db, { ...anEnquiry, name })
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      const page = async (offset: number) =>
        (await listEnquiries(data.db, everything, { limit: 2, offset })).map(({ name }) => name)
      expect([await page(0), await page(2), await page(4)]).toEqual([['5', '4'], ['3', '2'], ['1']])
    })

    test('a page has the total, and a page beyond the end gives the last one', async () => {
      for (const name of ['1', '2', '3', '4']) await addEnquiry(data.db, { ...anEnquiry, name })
      const page = async (page: number, search = '') => {
        const found = await findEnquiryPage(data.db, { search, state: 'all' }, { page, size: 2 })
        return [found.page, found.total, found.enquiries.length]
      }
      expect([await page(1), await page(2), await page(3), await page(99)]).toEqual([
        [1, 4, 2],
        [2, 4, 2],
        [2, 4, 2],
        [2, 4, 2],
      ])
      expect(await page(1, 'няма')).toEqual([1, 0, 0])
      expect(await page(7, 'няма')).toEqual([1, 0, 0])
    })
  })

  test('enquiries are exported newest first in several chunks, each once', async () => {
    const row = {
      phone: '',
      apartmentNumber: '',
      about: '',
      wishedTime: '',
      language: 'bg' as const,
      sentQuickly: 0,
      isRead: 0,
      searchText: '',
      revision: 1,
      ...newEnquiryWork,
    }
    const many = Array.from({ length: 1003 }, (_, index) => ({
      ...row,
      id: String(index).padStart(5, '0'),
      submissionId: String(index),
      name: String(index),
      email: 'a@example.com',
      message: 'текст',
      // Several enquiries have the same moment, and none of them may be lost at the end of a chunk.
      submittedAt: new Date(Math.floor(index / 7) * 1000).toISOString(),
    }))
    for (let start = 0; start < many.length; start += 100)
      await data.engine.writer
        .insertInto('enquiries')
        .values(many.slice(start, start + 100))
        .execute()
    const names = (await all(eachEnquiry(data.db))).map(({ name }) => Number(name))
    expect(names).toEqual(many.map((_, index) => 1002 - index))
    expect(await all(eachEnquiry(data.db, { search: '', state: 'read' }))).toEqual([])
  })

  test('enquiries are counted by hour', async () => {
    for (const moment of ['10:00:00.000', '10:59:59.999', '11:00:00.000'])
      await addEnquiry(data.db, anEnquiry, new Date(`2026-11-15T${moment}Z`))
    await addEnquiry(data.db, anEnquiry, new Date('2026-11-14T09:59:59.999Z'))
    expect(await countEnquiriesByHour(data.db, new Date('2026-11-14T10:00:00Z'))).toEqual([
      { hour: '2026-11-15T10:00:00.000Z', count: 2 },
      { hour: '2026-11-15T11:00:00.000Z', count: 1 },
    ])
  })
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}
