import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { aPriceList } from '../../../tests/a-price-list.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { createPriceLists, type FoundList, type PriceLists } from './price-lists.ts'

let drawn: string[]
let finish: () => void
let lists: PriceLists

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  drawn = []
  finish = resolve
  lists = createPriceLists(async ({ url }) => {
    drawn.push(url)
    await promise
    return Buffer.from(`list at ${url}`)
  })
})

const find = (url: string) => lists.forAdmins(aPriceList({ url }))
const findFrom = (ip: string, url: string) => lists.forVisitor(aPriceList({ url }), ip)

const read = async (pdf: FoundList) =>
  typeof pdf !== 'string' && text((await pdf.open()) ?? Readable.from([]))

test('a list is drawn once for concurrent and later requests', async () => {
  const requested = Array.from({ length: 50 }, () => find('/apartments'))
  finish()
  const pdfs = await Promise.all([...requested, find('/apartments')])
  expect(new Set(await Promise.all(pdfs.map(read)))).toEqual(new Set(['list at /apartments']))
  expect(drawn).toEqual(['/apartments'])
})

test('another list has another ETag', async () => {
  finish()
  const [one, other] = [await find('/a'), await find('/b')]
  expect([await read(one), await read(other)]).toEqual(['list at /a', 'list at /b'])
  expect(one).not.toHaveProperty('etag', typeof other !== 'string' && other.etag)
})

test('with too many lists waiting a new one is refused; one in flight can still be joined', async () => {
  const requested = Array.from({ length: 40 }, (_, index) => find(`/${index}`))
  const again = find('/0')
  finish()
  const results = await Promise.all(requested)
  expect(results.filter((result) => result === 'busy').length).toBeGreaterThan(10)
  expect(await read(await again)).toBe('list at /0')
  expect(await read(await find('/39'))).toBe('list at /39')
})

test('visitors of many networks do not delay the admins', async () => {
  const requested = Array.from({ length: 100 }, (_, index) => findFrom(`192.0.2.${index}`, `/${index}`))
  const ofAdmins = find('/admin')
  const sameAsLast = find('/19')
  finish()
  expect([await read(await ofAdmins), await read(await sameAsLast)]).toEqual([
    'list at /admin',
    'list at /19',
  ])
  expect(drawn.slice(0, 4)).toContain('/admin')
  expect((await Promise.all(requested)).filter((result) => result === 'busy').length).toBeGreaterThan(50)
})

test('a network is limited, and another network gets its list right after the current one', async () => {
  const requested = Array.from({ length: 24 }, (_, index) => findFrom('192.0.2.1', `/${index}`))
  const other = findFrom('192.0.2.2', '/other')
  const joined = findFrom('192.0.2.1', '/0')
  finish()
  expect(await read(await other)).toBe('list at /other')
  expect(drawn.slice(0, 3)).toContain('/other')
  const results = await Promise.all(requested)
  expect(results.filter((result) => result === 'too-many')).toHaveLength(14)
  expect(await read(await joined)).toBe('list at /0')
  expect(await read(await findFrom('192.0.2.1', '/23'))).toBe('list at /23')
})

test('each language has a list of its own; a network is limited in all languages together', async () => {
  const inEach = await Promise.all([
    ...languages.flatMap((language) =>
      ['/a', '/b', '/c'].map((url) => lists.forVisitor(aPriceList({ url, language }), '192.0.2.1')),
    ),
    finish(),
  ])
  expect(drawn).toHaveLength(10)
  expect(inEach.filter((result) => result === 'too-many')).toHaveLength(5)
  const etags = inEach.flatMap((result) => (typeof result === 'object' ? [result.etag] : []))
  expect(new Set(etags).size).toBe(10)
  expect(await lists.forVisitor(aPriceList({ url: '/a', language: 'de' }), '192.0.2.1')).toMatchObject({
    name: `${allTexts.de.priceList.fileName('2026-11-17')}.pdf`,
  })
})

test('a list that failed is drawn again', async () => {
  let fails = true
  const failing = createPriceLists(async () => {
    if (fails) throw new Error('no room')
    return Buffer.from('whole')
  })
  await expect(failing.forAdmins(aPriceList({ url: '/a' }))).rejects.toThrow('no room')
  fails = false
  expect(await read(await failing.forAdmins(aPriceList({ url: '/a' })))).toBe('whole')
})
