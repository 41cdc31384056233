import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { readConfig } from '../backend/config.ts'
import { deleteMediaFiles, listMediaFiles } from '../backend/data/files/media-files.ts'
import { listKeptFiles } from '../backend/files/list-all-files.ts'
import { type Backend, openBackend } from '../backend/open.ts'
import type { UploadOutcome } from '../backend/uploads/uploads.ts'
import { parseStoredUrl } from '../domain/files/stored-path.ts'
import type { UploadResult, UploadTarget } from '../domain/files/upload-target.ts'
import { userActor } from '../domain/record/actor.ts'
import { newMigratedFolder } from './migrated-folder.ts'

/** A backend for the tests of one file, cleared before each of them, and the files that they upload. */
export let uploadsBackend: Backend
let folder: string
/** Opens the same folder as another server would. */
export const openBeside = () => openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })

const blank = { width: 60, height: 40, channels: 3, background: '#2f7ea3' } as const
export const jpeg = await sharp({ create: blank }).jpeg().toBuffer()
export const png = await sharp({ create: blank }).png().toBuffer()
export const mediaTarget = { uploader: 'media' } as const
export const uploader = userActor({ id: 'user-1', name: 'Администратор', role: 'admin' })

/** Called by each file of tests, because all files that run in a process share this module. */
export function openForThisFile(): void {
  beforeAll(async () => {
    folder = await newMigratedFolder('sgrada-uploads-')
    uploadsBackend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
  })

  afterAll(async () => {
    await uploadsBackend.close()
    rmSync(folder, { recursive: true })
  })

  beforeEach(async () => {
    const media = await listMediaFiles(uploadsBackend.db)
    await deleteMediaFiles(
      uploadsBackend.db,
      media.map(({ id }) => id),
    )
    for (const path of await storedPaths()) await uploadsBackend.files.delete(path)
  })
}

export function streamOf(...chunks: Buffer[]): ReadableStream<Uint8Array> {
  return new Blob(chunks as BlobPart[]).stream() as ReadableStream<Uint8Array>
}

interface Sent {
  id?: string
  name?: string
  length?: number | undefined
  body?: ReadableStream<Uint8Array>
}

export function outcome(target: UploadTarget, bytes: Buffer, sent: Sent = {}): Promise<UploadOutcome> {
  return uploadsBackend.as(uploader).uploads.receive({
    id: crypto.randomUUID(),
    name: 'Снимка.jpg',
    body: streamOf(bytes),
    length: bytes.length,
    target,
    ...sent,
  })
}

export async function sendUpload(...upload: Parameters<typeof outcome>): Promise<UploadResult> {
  const result = await outcome(...upload)
  if ('stored' in result) return result.stored
  throw new Error('refused' in result ? result.refused : 'not linked')
}

export async function storedPaths(): Promise<string[]> {
  return (await listKeptFiles(uploadsBackend.files)).map(({ path }) => path)
}

export async function read(url: string) {
  const opened = await uploadsBackend.files.get(parseStoredUrl(url))
  if (!opened) throw new Error(`${url} is not there`)
  return { ...opened.file, bytes: await buffer(opened.body) }
}

/** Returns why the upload was refused, after asserting that it left no file. */
export async function refusal(sending: Promise<UploadOutcome>) {
  const result = await sending
  expect(await storedPaths()).toEqual([])
  expect(readdirSync(join(folder, 'arriving'))).toEqual([])
  return 'refused' in result ? result.refused : result
}
