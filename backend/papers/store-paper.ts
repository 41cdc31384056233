import { Readable } from 'node:stream'
import { paperPath, storedUrl, uploadStamp } from '../../domain/files/stored-path.ts'
import { docxType, type Paper } from '../../domain/paper/paper.ts'
import type { Database } from '../data/database.ts'
import { addPaper } from '../data/papers/papers.ts'
import type { FileStore } from '../files/file-store.ts'

interface Stored {
  db: Database
  files: FileStore
}

/** Stores a filled document and adds it to its deal. A file whose record is refused is deleted again. */
export async function storePaper(
  { db, files }: Stored,
  made: Pick<Paper, 'dealId' | 'kind' | 'name'>,
  bytes: Uint8Array,
): Promise<Paper> {
  const now = Date.now()
  const path = paperPath(made.dealId, uploadStamp(now, Math.random()), '.docx')
  // The name may be that of a person; the store has the path alone.
  const metadata = { uploadedBy: db.actor.id, uploadedAt: new Date(now).toISOString() }
  await files.put(path, Readable.from([Buffer.from(bytes)]), { contentType: docxType, metadata })
  try {
    return await addPaper(db, { ...made, url: storedUrl(path), size: bytes.length, contentType: docxType })
  } catch (error) {
    await files.delete(path)
    throw error
  }
}
