import { describe, expect, test } from 'vitest'
import { docxType } from '../paper/paper.ts'
import { type Uploader, uploadFault, uploadRules } from './upload-rules.ts'

const MB = 1024 * 1024
const [png, jpeg, webp, gif, avif, tiff] = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'].map(
  (format) => `image/${format}`,
) as [string, string, string, string, string, string]
const pdf = 'application/pdf'
const docx = docxType
const dangerous = ['image/svg+xml', 'text/html', 'application/octet-stream', '', 'constructor', '__proto__']
const everyType = [png, jpeg, webp, gif, avif, tiff, pdf, docx, ...dangerous]

const table: [Uploader, types: string[], endings: string, megabytes: number, several: string][] = [
  ['floorPlan', [png, jpeg], '.png .jpg .jpeg', 5, 'never'],
  ['apartmentPhoto', [png, jpeg, webp], '.png .jpg .jpeg .webp', 25, 'when-selected'],
  ['brochure', [pdf], '.pdf', 25, 'never'],
  ['storeImage', [png, jpeg], '.jpg .jpeg .png', 25, 'never'],
  ['progressPicture', [png, jpeg, webp], '.png .jpg .jpeg .webp', 25, 'always'],
  ['media', [png, jpeg, gif, pdf], '.jpg .jpeg .png .gif .pdf', 25, 'always'],
  [
    'parkingPlan',
    [png, jpeg, webp, gif, avif, tiff],
    '.png .jpg .jpeg .webp .gif .avif .tif .tiff',
    25,
    'never',
  ],
  ['buildingView', [png, jpeg, webp], '.png .jpg .jpeg .webp', 25, 'never'],
  ['panorama', [png, jpeg, webp], '.png .jpg .jpeg .webp', 25, 'never'],
  ['dealScan', [png, jpeg, pdf], '.pdf .png .jpg .jpeg', 25, 'always'],
  ['paperTemplate', [docx], '.docx', 5, 'always'],
  ['displayImage', [png, jpeg, webp], '.png .jpg .jpeg .webp', 25, 'never'],
]

test('every uploader is in the table', () => {
  expect(table.map(([uploader]) => uploader)).toEqual(Object.keys(uploadRules))
})

describe.each(table)('%s', (uploader, types, endings, megabytes, several) => {
  const [type = ''] = types
  const limit = megabytes * MB

  test('accepts its types and no others', () => {
    expect(everyType.filter((type) => !uploadFault(uploader, { type, size: 1 }))).toEqual(types)
    expect(uploadFault(uploader, { type: 'text/html', size: 1 })).toBe('file-invalid-type')
  })

  test('offers the extensions of its types', () => {
    expect(Object.values(uploadRules[uploader].accept).flat().join(' ')).toBe(endings)
  })

  test(`takes files up to ${megabytes} MB`, () => {
    expect(uploadFault(uploader, { type, size: limit })).toBeUndefined()
    expect(uploadFault(uploader, { type, size: limit + 1 })).toBe('file-too-large')
  })

  test('refuses an empty file', () => {
    expect(uploadFault(uploader, { type, size: 0 })).toBe('file-too-small')
  })

  test(`takes several files at a time: ${several}`, () => {
    expect(uploadRules[uploader].several).toBe(several)
  })
})

test('a file of the wrong type is refused for that, whatever its size', () => {
  expect(uploadFault('floorPlan', { type: pdf, size: 6 * MB })).toBe('file-invalid-type')
  expect(uploadFault('floorPlan', { type: pdf, size: 0 })).toBe('file-invalid-type')
})
