import type { ImageDetails } from '../../../domain/files/stored-image.ts'
import type { UploadResult, UploadTarget } from '../../../domain/files/upload-target.ts'
import type { Database } from '../database.ts'
import { addStoredImage } from './stored-images.ts'

export class UploadIdTaken extends Error {
  constructor() {
    super('This upload id belongs to another upload')
  }
}

/**
 * Another request with the same upload id has finished first: the record points to the file of that request.
 */
export class UploadFinished extends Error {
  constructor() {
    super('This upload has already finished')
  }
}

export async function findFinishedUpload(
  db: Database,
  id: string,
  target: UploadTarget,
): Promise<UploadResult | undefined> {
  const row = await db.read.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && row.target !== JSON.stringify(target)) throw new UploadIdTaken()
  return row && JSON.parse(row.result)
}

interface FinishedUpload {
  id: string
  target: UploadTarget
  result: UploadResult
  path: string
  image: ImageDetails | undefined
}

/** Call this in the transaction that links the file, so that a retry cannot link it twice. */
export async function saveFinishedUpload(db: Database, upload: FinishedUpload): Promise<void> {
  const { id, target, result, path, image } = upload
  await db.transaction(async (trx) => {
    const added = await trx
      .insertInto('uploads')
      .values({
        id,
        target: JSON.stringify(target),
        result: JSON.stringify(result),
        finishedAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new UploadFinished()
  })
  if (image) await addStoredImage(db, path, image)
}

export async function deleteFinishedUploads(db: Database, before: Date): Promise<void> {
  const old = before.toISOString()
  // A read first: most of the time there is nothing to delete, and a write would make other writers wait.
  const found = await db.read
    .selectFrom('uploads')
    .select('id')
    .where('finishedAt', '<', old)
    .executeTakeFirst()
  if (found) await db.transaction((trx) => trx.deleteFrom('uploads').where('finishedAt', '<', old).execute())
}
