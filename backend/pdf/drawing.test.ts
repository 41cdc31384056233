import { afterEach, expect, test } from 'vitest'
import { aPriceList } from '../../tests/a-price-list.ts'
import { readPdf } from '../../tests/read-pdf.ts'
import { createDrawing, type Drawing, type DrawingJob } from './drawing.ts'

let drawing: Drawing
afterEach(() => drawing.close())

const list: DrawingJob = {
  kind: 'price-list',
  logo: undefined,
  list: aPriceList(),
}

const titles = (pdfs: Buffer[]) => pdfs.map((pdf) => readPdf(pdf)[0]?.split('\n')[1])

test('several PDFs are drawn by the thread', async () => {
  drawing = createDrawing()
  const pdfs = await Promise.all([drawing.draw(list), drawing.draw(list), drawing.draw(list)])
  expect(titles(pdfs)).toEqual(['Ценова листа', 'Ценова листа', 'Ценова листа'])
})

test('after the thread has ended, the next PDF starts another', async () => {
  drawing = createDrawing()
  const first = await drawing.draw(list)
  await drawing.close()
  expect(titles([first, await drawing.draw(list)])).toEqual(['Ценова листа', 'Ценова листа'])
})

test('a PDF that cannot be drawn is rejected, and the others are drawn', async () => {
  drawing = createDrawing()
  const broken: DrawingJob = { ...list, list: { ...list.list, day: 'never' } }
  await expect(drawing.draw(broken)).rejects.toThrow('A PDF could not be drawn')
  expect(titles([await drawing.draw(list)])).toEqual(['Ценова листа'])
})
