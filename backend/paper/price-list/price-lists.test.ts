import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { aPriceList } from '../../../tests/a-price-list.ts'
import type { SentPaper } from '../sent-paper.ts'
import { createPriceLists, type PriceLists } from './price-lists.ts'

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

const find = (url: string) => lists.find(aPriceList({ url }))

const read = async (paper: SentPaper | 'busy') =>
  paper !== 'busy' && text((await paper.open()) ?? Readable.from([]))

test('a list is drawn once, however many ask at the same time and later', async () => {
  const asked = Array.from({ length: 50 }, () => find('/apartments'))
  finish()
  const papers = await Promise.all([...asked, find('/apartments')])
  expect(new Set(await Promise.all(papers.map(read)))).toEqual(new Set(['list at /apartments']))
  expect(drawn).toEqual(['/apartments'])
})

test('another list is another file, with another tag', async () => {
  finish()
  const [one, other] = [await find('/a'), await find('/b')]
  expect([await read(one), await read(other)]).toEqual(['list at /a', 'list at /b'])
  expect(one).not.toHaveProperty('etag', other !== 'busy' && other.etag)
})

test('whoever comes when too many different ones wait is told so; what is being drawn can still be had', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => find(`/${index}`))
  const again = find('/0')
  finish()
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'busy').length).toBeGreaterThan(10)
  expect(await read(await again)).toBe('list at /0')
  expect(await read(await find('/39'))).toBe('list at /39')
})

test('one that failed is drawn again', async () => {
  let fails = true
  const failing = createPriceLists(async () => {
    if (fails) throw new Error('no room')
    return Buffer.from('whole')
  })
  await expect(failing.find(aPriceList({ url: '/a' }))).rejects.toThrow('no room')
  fails = false
  expect(await read(await failing.find(aPriceList({ url: '/a' })))).toBe('whole')
})
