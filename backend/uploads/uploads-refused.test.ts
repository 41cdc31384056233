import type { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { UploadTarget } from '../../domain/files/upload-target.ts'
import { pdf } from '../../tests/e2e/test-images.ts'
import {
  jpeg,
  mediaTarget,
  openForThisFile,
  outcome,
  png,
  refusal,
  streamOf,
  uploadsBackend,
} from '../../tests/uploads-under-test.ts'
import { addApartment, deleteApartment } from '../data/apartments.ts'

openForThisFile()

describe('a file that is no image or document is refused, whatever its name', () => {
  test.each([
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['an executable', '\x7fELF\x02\x01\x01'],
  ])('%s', async (_, content) => {
    expect(await refusal(outcome(mediaTarget, Buffer.from(content)))).toBe('file-invalid-type')
  })

  test('a type that only another uploader accepts', async () => {
    expect(await refusal(outcome({ uploader: 'floorPlan', entrance: '1', floor: 1 }, pdf))).toBe(
      'file-invalid-type',
    )
  })

  test('an empty file', async () => {
    expect(await refusal(outcome(mediaTarget, Buffer.alloc(0)))).toBe('file-too-small')
  })

  test('half an image', async () => {
    const photo = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', sigma: 30, mean: 128 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(outcome(mediaTarget, photo.subarray(0, photo.length / 2)))).toBe('unreadable')
    expect(await refusal(outcome(mediaTarget, png.subarray(0, 60)))).toBe('unreadable')
  })

  test('more than 50 megapixels', async () => {
    const create = { width: 10_000, height: 5001, channels: 3, background: 'white' } as const
    const huge = await sharp({ create, limitInputPixels: false }).png().toBuffer()
    expect(await refusal(outcome(mediaTarget, huge))).toBe('too-many-pixels')
  })
})

describe('the size is checked', () => {
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, png)
  const target = { uploader: 'floorPlan', entrance: '1', floor: 1 } as const

  test('by the published length, before anything is read', async () => {
    const body = streamOf(large)
    expect(await refusal(outcome(target, large, { body }))).toBe('file-too-large')
    expect(body.locked).toBe(false)
  })

  test('while it arrives, when no length was published', async () => {
    const sending = uploadsBackend.uploads.receive({
      id: crypto.randomUUID(),
      target,
      name: 'a.png',
      body: streamOf(large),
      length: undefined,
    })
    expect(await refusal(sending)).toBe('file-too-large')
  })

  test('an incomplete file is not stored', async () => {
    expect(await refusal(outcome(mediaTarget, png.subarray(0, 50), { length: png.length }))).toBe('broken')
  })
})

describe('a target that does not exist', () => {
  test.each([
    { uploader: 'apartmentPhoto', apartmentId: 'none' },
    { uploader: 'brochure', apartmentId: 'none' },
    { uploader: 'storeImage', storeId: 'none', slot: 'main' },
  ] as UploadTarget[])('is noticed before the file is read: $uploader', async (target) => {
    const body = streamOf(jpeg)
    expect(await refusal(outcome(target, jpeg, { body }))).toBe('object-not-found')
    expect(body.locked).toBe(false)
  })

  test('when it is deleted meanwhile, the stored file is deleted, too', async () => {
    const { id } = await addApartment(uploadsBackend.db, { ...newApartment(defaultBuilding), number: '1' })
    const slow = new TransformStream<Uint8Array, Uint8Array>()
    const sending = outcome({ uploader: 'apartmentPhoto', apartmentId: id }, jpeg, {
      body: slow.readable as ReadableStream<Uint8Array>,
    })
    const writer = slow.writable.getWriter()
    await writer.write(jpeg)
    await deleteApartment(uploadsBackend.db, id)
    await writer.close()
    expect(await refusal(sending)).toBe('object-not-found')
  })
})
