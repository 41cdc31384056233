import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rectangleBetween } from '../geometry/polygon.ts'
import {
  decodePrintedTexts,
  encodePrintedTexts,
  homesByText,
  likelyNumbers,
  printedTextsSchema,
} from './printed-texts.ts'

const homes = ['12', '13', 'А-14'].map((number) => ({ id: `home ${number}`, number }))
const left = { id: 'left', points: rectangleBetween({ x: 0, y: 0 }, { x: 100, y: 100 }) }
const right = { id: 'right', points: rectangleBetween({ x: 100, y: 0 }, { x: 200, y: 100 }) }
const at = (x: number, text: string) => ({ x, y: 50, text })
const guesses = (...texts: { x: number; y: number; text: string }[]) => [
  ...homesByText([left, right], texts, homes),
]

test('an outline is of the home whose number stands inside it', () => {
  expect(guesses(at(50, 'Ап. 12'), at(150, 'A14'), at(300, '13'))).toEqual([
    ['left', 'home 12'],
    ['right', 'home А-14'],
  ])
  expect(guesses(at(50, 'Апартамент №13'))).toEqual([['left', 'home 13']])
})

test('a number with a word before it is surer than a bare one', () => {
  expect(guesses(at(50, 'Ап.12'), at(60, '13'))).toEqual([['left', 'home 12']])
})

test('two numbers in one outline, and one number in two outlines, say nothing', () => {
  expect(guesses(at(50, '12'), at(60, '13'))).toEqual([])
  expect(guesses(at(50, '12'), at(150, '12'))).toEqual([])
})

const onPage = (text: string, height = 10) => ({ text, x: 1.4, y: 2.6, height })

test('measures and words are no numbers of homes, and the largest texts come first', () => {
  const texts = ['дневна', '62,40', '62.40 м²', '3.60 x 4', '  Ап.  12 '].map((text) => onPage(text))
  expect(likelyNumbers([...texts, onPage('13', 20)])).toEqual([
    { text: '13', x: 1, y: 3 },
    { text: 'Ап. 12', x: 1, y: 3 },
  ])
})

const pageTexts = fc.array(
  fc.record({ text: fc.string({ unit: 'binary' }), x: fc.float(), y: fc.float(), height: fc.float() }),
)

test('whatever a page has, what is sent can be read again and stored', () => {
  fc.assert(
    fc.property(pageTexts, (texts) => {
      const likely = likelyNumbers(texts)
      expect(printedTextsSchema.parse(likely)).toEqual(likely)
      if (likely.length > 0) expect(decodePrintedTexts(encodePrintedTexts(likely))).toEqual(likely)
    }),
  )
})

test('a page with very many long numbers is cut to what a request may have', () => {
  const many = Array.from({ length: 5000 }, (_, index) => onPage(`Апартамент ${index}`))
  expect(encodePrintedTexts(likelyNumbers(many)).length).toBeLessThanOrEqual(6000)
})

test('a hand-made header is read as texts or refused', () => {
  fc.assert(
    fc.property(fc.string(), (encoded) => {
      const texts = decodePrintedTexts(encoded)
      if (texts) expect(printedTextsSchema.parse(texts)).toEqual(texts)
    }),
  )
})

test.each(['', '12@1', '12@1,-2', '%@1,2', '%00@1,2', `${'1'.repeat(33)}@1,2`, '1@9999999,1', ';'])(
  '„%s“ is refused',
  (encoded) => expect(decodePrintedTexts(encoded)).toBeUndefined(),
)
