import { expect, test } from 'vitest'
import { explainUploadRefusal } from './uploads.ts'

test.each([
  ['media', 'file-invalid-type', 'File type must be .jpg, .jpeg, .png, .gif, .pdf'],
  ['media', 'file-too-large', 'File is larger than 26214400 bytes'],
  ['media', 'file-too-small', 'File is smaller than 1 bytes'],
  ['brochure', 'too-many-files', 'Too many files'],
  ['brochure', 'file-invalid-type', 'File type must be .pdf'],
  ['apartmentPhoto', 'file-invalid-type', 'File type must be .png, .jpg, .jpeg, .webp'],
  ['storeImage', 'file-invalid-type', 'File type must be .jpg, .jpeg, .png'],
  ['floorPlan', 'file-invalid-type', 'Моля, качете само изображения'],
  ['floorPlan', 'file-too-large', 'Файлът трябва да е по-малък от 5MB'],
  ['media', 'unreadable', 'Изображението е повредено и не може да се отвори.'],
  ['media', 'too-many-pixels', 'Изображението има твърде много пиксели.'],
  ['media', 'side-too-long', 'Изображението има страна над 16\u00a0383 пиксела.'],
  ['media', 'too-much-work', 'Обработката на изображението отнема твърде дълго.'],
  ['media', 'unauthenticated', 'Сесията Ви е изтекла.'],
  ['floorPlan', 'unauthenticated', 'Трябва да сте влезли в системата, за да качвате етажни планове'],
  ['media', 'constructor', 'Грешка при качване на файла.'],
] as const)('%s, %s: "%s", with a line in Bulgarian beside it', (uploader, code, message) => {
  const explained = explainUploadRefusal(uploader, code)
  expect(explained.message).toBe(message)
  expect(explained.detail).toMatch(/^[А-Я][а-я]+,? .+[.]$/)
})
