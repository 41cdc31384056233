import { describe, expect, test } from 'vitest'
import {
  deleteFinishedUploads,
  findFinishedUpload,
  saveFinishedUpload,
  UploadFinished,
  UploadIdTaken,
} from '../../backend/data/files/finished-uploads.ts'
import { listStoredImagePaths } from '../../backend/data/files/stored-images.ts'
import { NotFound } from '../../backend/data/records/record-errors.ts'
import { addStore, listStores, setStoreImage } from '../../backend/data/stores.ts'
import type { OpenedData } from './opened-data.ts'

/** Finished uploads are recorded, so that a repeated one is linked once. */
export function finishedUploadsContract(data: OpenedData) {
  describe('finished uploads', () => {
    const target = { uploader: 'media' } as const
    const result = { url: '/files/media/1_a.png', name: 'a', contentType: 'image/png', size: 5 }
    const image = { width: 1, height: 2, placeholder: '' }
    const upload = { id: 'u1', target, result, path: 'media/1_a.png', image }
    const linking = <T>(work: () => Promise<T>) =>
      data.db.transaction(async () => {
        await saveFinishedUpload(data.db, upload)
        return work()
      })
    const link = () => linking(() => addStore(data.db, { title: 't', description: 'd', price: 0 }))

    test('are recorded in the transaction that links the file', async () => {
      expect(await findFinishedUpload(data.db, 'u1', target)).toBeUndefined()
      await link()
      expect(await findFinishedUpload(data.db, 'u1', target)).toEqual(result)
      expect(await listStoredImagePaths(data.db)).toEqual(['media/1_a.png'])
      await expect(findFinishedUpload(data.db, 'u1', { uploader: 'parkingPlan', level: 1 })).rejects.toThrow(
        UploadIdTaken,
      )
    })

    test('with the same id at the same moment are linked once', async () => {
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => link()))
      const refused = results.filter((each) => each.status === 'rejected')
      expect(refused).toHaveLength(9)
      for (const { reason } of refused) expect(reason).toBeInstanceOf(UploadFinished)
      expect(await listStores(data.db)).toHaveLength(1)
    })

    test('are not recorded when linking fails', async () => {
      const failing = linking(() => setStoreImage(data.db, 'none', 'main', '/x'))
      await expect(failing).rejects.toThrow(NotFound)
      expect(await findFinishedUpload(data.db, 'u1', target)).toBeUndefined()
      expect(await listStoredImagePaths(data.db)).toEqual([])
    })

    test('are deleted after a while', async () => {
      await link()
      await deleteFinishedUploads(data.db, new Date(Date.now() - 1000))
      expect(await findFinishedUpload(data.db, 'u1', target)).toEqual(result)
      await deleteFinishedUploads(data.db, new Date(Date.now() + 1000))
      expect(await findFinishedUpload(data.db, 'u1', target)).toBeUndefined()
    })
  })
}
