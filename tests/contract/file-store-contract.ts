import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FileStore, InvalidPath } from '../../backend/files/file-store.ts'

export function fileStoreContract(name: string, open: () => Promise<FileStore>) {
  describe(`files on ${name}`, () => {
    let store: FileStore

    beforeEach(async () => {
      store = await open()
    })

    const put = (path: string, content = 'съдържание') =>
      store.put(path, Readable.from([Buffer.from(content)]), {
        contentType: 'text/plain',
        metadata: { uploadedBy: 'admin', name: 'План на етаж 3, 100 %.txt' },
      })

    test('a file is read with its type and metadata', async () => {
      const stored = await put('media/1_a.txt')
      expect(stored).toMatchObject({
        path: 'media/1_a.txt',
        size: Buffer.byteLength('съдържание'),
        contentType: 'text/plain',
        metadata: { uploadedBy: 'admin', name: 'План на етаж 3, 100 %.txt' },
      })
      expect(await store.head('media/1_a.txt')).toEqual(stored)
      const opened = await store.get('media/1_a.txt')
      expect(opened?.file).toEqual(stored)
      expect(await text(opened?.body ?? Readable.from([]))).toBe('съдържание')
    })

    test('a part of a file is read by its byte range, both ends included', async () => {
      await put('media/1_a.txt', '0123456789')
      const read = async (start: number, end: number) => {
        const opened = await store.get('media/1_a.txt', { start, end })
        return text(opened?.body ?? Readable.from([]))
      }
      expect([await read(0, 0), await read(2, 5), await read(9, 9)]).toEqual(['0', '2345', '9'])
    })

    test('a range beyond the end of a file is empty', async () => {
      await put('media/1_a.txt', '0123456789')
      const opened = await store.get('media/1_a.txt', { start: 10, end: 20 })
      expect(opened?.file.size).toBe(10)
      expect(await text(opened?.body ?? Readable.from(['nothing']))).toBe('')
    })

    test('a body may be text', async () => {
      const { size } = await store.put('media/1_a.txt', Readable.from(['текст, ', 'после още']), {
        contentType: 'text/plain',
      })
      expect(size).toBe(Buffer.byteLength('текст, после още'))
      expect(await text((await store.get('media/1_a.txt'))?.body ?? Readable.from([]))).toBe(
        'текст, после още',
      )
    })

    test('a file may be empty', async () => {
      await put('media/empty.txt', '')
      expect(await store.head('media/empty.txt')).toMatchObject({ size: 0, contentType: 'text/plain' })
      expect(await text((await store.get('media/empty.txt'))?.body ?? Readable.from(['none']))).toBe('')
    })

    test('large files arrive complete', async () => {
      const chunk = Buffer.alloc(1024 * 1024, 7)
      const { size } = await store.put('media/large.bin', Readable.from(Array(20).fill(chunk)), {
        contentType: 'application/octet-stream',
      })
      expect(size).toBe(20 * chunk.length)
      const opened = await store.get('media/large.bin')
      expect((await buffer(opened?.body ?? Readable.from([]))).equals(Buffer.alloc(size, 7))).toBe(true)
    })

    test('a new file at the same path replaces the old one and has another ETag', async () => {
      const before = await put('media/1_a.txt', 'one')
      const after = await put('media/1_a.txt', 'three')
      expect(after.etag).not.toBe(before.etag)
      expect((await store.head('media/1_a.txt'))?.size).toBe(5)
    })

    test('a missing file is undefined, and deleting it succeeds', async () => {
      expect(await store.head('media/none')).toBeUndefined()
      expect(await store.get('media/none')).toBeUndefined()
      expect(await store.head('media')).toBeUndefined()
      await store.delete('media/none')
    })

    test('a deleted file is gone', async () => {
      await put('media/1_a.txt')
      await store.delete('media/1_a.txt')
      expect(await store.head('media/1_a.txt')).toBeUndefined()
      expect((await store.list('media/')).files).toEqual([])
    })

    test('many files are deleted at once, and missing ones are ignored', async () => {
      for (const path of ['media/1_a', 'media/2_b', 'media/3_c']) await put(path)
      await store.deleteAll(['media/1_a', 'media/none', 'media/3_c'])
      await store.deleteAll([])
      expect((await store.list('')).files).toMatchObject([{ path: 'media/2_b' }])
    })

    test('a moved file keeps its content, type and metadata, and counts as modified now', async () => {
      const { etag: _, modifiedAt, ...stored } = await put('media/1_a.txt')
      expect(await store.move('media/1_a.txt', 'trash/now/media/1_a.txt')).toBe(true)
      expect(await store.head('media/1_a.txt')).toBeUndefined()
      expect((await store.list('media/')).files).toEqual([])
      const opened = await store.get('trash/now/media/1_a.txt')
      expect(opened?.file).toMatchObject({ ...stored, path: 'trash/now/media/1_a.txt' })
      expect((opened?.file.modifiedAt ?? '') >= modifiedAt).toBe(true)
      expect(await text(opened?.body ?? Readable.from([]))).toBe('съдържание')
      await store.sweep(new Date(Date.now() + 60_000), new Set())
      expect(await store.head('trash/now/media/1_a.txt')).toMatchObject({ contentType: 'text/plain' })
    })

    test('moving back and forth loses nothing, and replaces the file at the target', async () => {
      await put('media/1_a.txt', 'one')
      await put('media/2_b.txt', 'two')
      expect(await store.move('media/1_a.txt', 'media/2_b.txt')).toBe(true)
      expect(await store.move('media/2_b.txt', 'media/1_a.txt')).toBe(true)
      expect((await store.list('')).files.map(({ path }) => path)).toEqual(['media/1_a.txt'])
      expect(await text((await store.get('media/1_a.txt'))?.body ?? Readable.from([]))).toBe('one')
    })

    test('moving a missing file returns false and leaves the target alone', async () => {
      await put('media/2_b.txt', 'two')
      expect(await store.move('media/none', 'media/2_b.txt')).toBe(false)
      expect(await store.head('media/2_b.txt')).toMatchObject({ contentType: 'text/plain', size: 3 })
    })

    test('concurrent moves of one file all succeed', async () => {
      await put('media/1_a.txt', 'one')
      const moves = Array.from({ length: 5 }, () => store.move('media/1_a.txt', 'media/2_b.txt'))
      expect(await Promise.all(moves)).toContain(true)
      expect((await store.list('')).files.map(({ path }) => path)).toEqual(['media/2_b.txt'])
      expect(await store.head('media/2_b.txt')).toMatchObject({ contentType: 'text/plain', size: 3 })
    })

    test('a body that ends early leaves no file, and an older one unchanged', async () => {
      await put('media/old.txt', 'old')
      const broken = () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('half')
            throw new Error('connection lost')
          })(),
        )
      await expect(store.put('media/new.txt', broken(), { contentType: 'text/plain' })).rejects.toThrow(
        'connection lost',
      )
      await expect(store.put('media/old.txt', broken(), { contentType: 'text/plain' })).rejects.toThrow(
        'connection lost',
      )
      expect(await store.head('media/new.txt')).toBeUndefined()
      expect(await text((await store.get('media/old.txt'))?.body ?? Readable.from([]))).toBe('old')
    })

    test('tidying leaves complete files alone', async () => {
      await put('media/1_a.txt')
      await store.sweep(new Date(Date.now() + 60_000), new Set())
      expect(await store.head('media/1_a.txt')).toMatchObject({ contentType: 'text/plain' })
    })

    test('files are listed by prefix, in byte order, a page at a time', async () => {
      for (const path of [
        'parking/floor_1_30.jpg',
        'parking/floor_-1_20.jpg',
        'parking/floor_1_4.jpg',
        'media/a',
        'parking-x',
      ]) {
        await put(path)
      }
      const paths = async (prefix: string, page = {}) =>
        (await store.list(prefix, page)).files.map(({ path }) => path)
      expect(await paths('parking/floor_1_')).toEqual(['parking/floor_1_30.jpg', 'parking/floor_1_4.jpg'])
      expect(await paths('')).toEqual([
        'media/a',
        'parking-x',
        'parking/floor_-1_20.jpg',
        'parking/floor_1_30.jpg',
        'parking/floor_1_4.jpg',
      ])
      const first = await store.list('parking/', { limit: 2 })
      expect(first.files).toHaveLength(2)
      const second = await store.list('parking/', { limit: 2, ...(first.next && { after: first.next }) })
      expect(second.files.map(({ path }) => path)).toEqual(['parking/floor_1_4.jpg'])
      expect(second.next).toBeUndefined()
    })

    test('a page has 1 to 1000 files', async () => {
      for (const limit of [0, 1001, -1, 1.5])
        await expect(store.list('', { limit })).rejects.toThrow(RangeError)
      await put('media/a')
      expect((await store.list('', { limit: 1 })).files).toHaveLength(1)
      expect((await store.list('', { limit: 1000 })).files).toHaveLength(1)
    })

    test.each([
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      '',
      '.hidden',
      'a/.arriving/b',
      'a\0b',
      'a\\b',
      'C:x',
    ])('the path %j is refused', async (path) => {
      await expect(put(path)).rejects.toThrow(InvalidPath)
      await expect(store.get(path)).rejects.toThrow(InvalidPath)
      await expect(store.head(path)).rejects.toThrow(InvalidPath)
      await expect(store.delete(path)).rejects.toThrow(InvalidPath)
      await expect(store.deleteAll(['media/a', path])).rejects.toThrow(InvalidPath)
      await expect(store.move(path, 'media/a')).rejects.toThrow(InvalidPath)
      await expect(store.move('media/a', path)).rejects.toThrow(InvalidPath)
    })
  })
}
