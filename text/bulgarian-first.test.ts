import { expect, test } from 'vitest'
import { type Uploader, uploadRules } from '../domain/files/upload-rules.ts'
import { brochureText } from './admin/apartments.ts'
import { errors } from './admin/errors.ts'
import { explainUploadRefusal, uploadsText } from './admin/uploads.ts'
import { bulgarianFirst } from './bulgarian-first.ts'

test('English lines keep their text and their order, after all Bulgarian ones', () => {
  const english = ['Error uploading brochure', 'File type must be .pdf']
  const lines = [english[0], english[1], 'Приемат се само файлове .pdf.']
  expect(bulgarianFirst(lines)).toEqual(['Приемат се само файлове .pdf.', ...english])
})

test('Bulgarian lines stay in their order, and what is missing leaves no line', () => {
  expect(bulgarianFirst(['Грешка при качване', undefined, 'Опитайте отново.', ''])).toEqual([
    'Грешка при качване',
    'Опитайте отново.',
  ])
})

const refusals = ['file-invalid-type', 'file-too-large', 'file-too-small', 'too-many-files', 'unreadable']
const faults = Object.keys(uploadsText.faults)

test.each(Object.keys(uploadRules) as Uploader[])('of %s, every message begins in Bulgarian', (uploader) => {
  for (const code of [...refusals, ...faults]) {
    const { message, detail } = explainUploadRefusal(uploader, code)
    for (const lines of [
      [message, detail],
      [errors.upload[uploader], message, detail],
    ])
      expect(bulgarianFirst(lines)[0], `${code}: ${lines}`).toMatch(/^[А-Я]/)
  }
})

test('a brochure that stays says so in Bulgarian first', () => {
  expect(bulgarianFirst([errors.deleteBrochure, brochureText.deleteFailed])).toEqual([
    'Брошурата не можа да бъде изтрита. Опитайте отново.',
    'Failed to delete brochure',
  ])
})
