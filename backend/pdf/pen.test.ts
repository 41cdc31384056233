import { expect, test } from 'vitest'

import { fitted, linesOf, openDocument, type Pen, widthOfText } from './pen.ts'

const { document } = openDocument({ language: 'bg', title: 'Проба', author: 'Бриз', day: new Date(0) })
const pen: Pen = { size: 10, weight: 400, colour: '#000' }

test('a line that fits is unchanged; a longer one is scaled down, then shortened', () => {
  expect(fitted(document, 'Море', 100, pen)).toEqual({ text: 'Море', pen })
  const smaller = fitted(document, 'Апартамент', widthOfText(document, 'Апартамент', pen) * 0.9, pen)
  expect(smaller.text).toBe('Апартамент')
  expect(smaller.pen.size).toBeCloseTo(9)
  const short = fitted(document, 'Апартамент с изглед', 40, pen)
  expect(short.text).toMatch(/^Апарт.*…$/)
  expect(widthOfText(document, short.text, short.pen)).toBeLessThanOrEqual(40)
})

test('no line is too wide, also for a very long word', () => {
  const text = `Тих дом ${'щ'.repeat(300)} до морето`
  const lines = linesOf(document, text, 120, pen)
  for (const line of lines) expect(widthOfText(document, line, pen)).toBeLessThanOrEqual(120)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('with more lines than fit, the last one ends with an ellipsis', () => {
  const lines = linesOf(document, 'дума '.repeat(2000), 120, pen, 3)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(linesOf(document, 'две думи', 120, pen, 3)).toEqual(['две думи'])
  expect(linesOf(document, '', 120, pen, 3)).toEqual([])
})

test('a number stays on one line with its unit', () => {
  const price = '150\u00a0000\u00a0€'
  const lines = linesOf(document, `цена до ${price}`, widthOfText(document, price, pen) + 1, pen)
  expect(lines).toEqual(['цена до', price])
})
