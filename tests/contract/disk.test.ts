import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createDiskStore } from '../../backend/files/disk.ts'
import { fileStoreContract } from './file-store-contract.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-files-'))
afterAll(() => rmSync(root, { recursive: true }))

fileStoreContract('disk', async () => createDiskStore(mkdtempSync(join(root, 'store-'))))

test('a file that was copied in by hand is listed, and does not affect others', async () => {
  const folder = mkdtempSync(join(root, 'store-'))
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media', 'by-hand.txt'), 'here')
  const { files } = await createDiskStore(folder).list('media/')
  expect(files).toMatchObject([{ path: 'media/by-hand.txt', size: 4 }])
})

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.JPEG', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.gif', 'image/gif'],
  ['a.avif', 'image/avif'],
  ['a.pdf', 'application/pdf'],
  ['a.svg', 'application/octet-stream'],
  ['a.html', 'application/octet-stream'],
  ['jpg', 'application/octet-stream'],
])('%s, copied in by hand, has the type %s', async (name, contentType) => {
  const folder = mkdtempSync(join(root, 'store-'))
  writeFileSync(join(folder, name), 'here')
  const store = createDiskStore(folder)
  expect(await store.head(name)).toMatchObject({ contentType })
  await store.move(name, 'trash/moved')
  expect(await store.head('trash/moved')).toMatchObject({ contentType })
})

test('a file with damaged details can still be read', async () => {
  const folder = mkdtempSync(join(root, 'store-'))
  const store = createDiskStore(folder)
  await store.put('media/a.png', Readable.from(['here']), { contentType: 'image/png' })
  writeFileSync(join(folder, '.details/media/a.png.json'), '{"conte')
  expect(await store.head('media/a.png')).toMatchObject({ contentType: 'image/png', size: 4, metadata: {} })
  await store.move('media/a.png', 'trash/a.png')
  expect(await store.head('trash/a.png')).toMatchObject({ contentType: 'image/png' })
})

test('what was to be stored is closed when the folder cannot be written to', async () => {
  const file = join(mkdtempSync(join(root, 'store-')), 'no-folder')
  writeFileSync(file, '')
  const body = Readable.from(['here'])
  await expect(createDiskStore(file).put('media/a.png', body, { contentType: 'image/png' })).rejects.toThrow()
  expect(body.destroyed).toBe(true)
})
