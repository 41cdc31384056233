import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ImageDetails } from '../../domain/files/stored-image.ts'
import { parseStoredUrl, storedUrl } from '../../domain/files/stored-path.ts'
import { type Uploader, uploadFault, uploadRules } from '../../domain/files/upload-rules.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import type { Actor } from '../../domain/record/actor.ts'
import { findFinishedUpload, saveFinishedUpload } from '../data/files/finished-uploads.ts'
import { describeImage, ImageRefused, rewriteImage } from '../images/image-file.ts'
import { discardFiles, type StoredFiles } from '../removal/discard-files.ts'
import { checkTarget, linkFile } from './link-file.ts'
import { monotonicClock, placeFile } from './place-file.ts'
import { receiveBody } from './receive-body.ts'
import {
  asRefusal,
  NotLinked,
  type UploadRefusal,
  UploadRefused,
  UploadSuperseded,
} from './upload-refused.ts'

export interface IncomingUpload {
  /** Selected by the browser, the same for every retry of one upload. */
  id: string
  target: UploadTarget
  name: string
  body: ReadableStream<Uint8Array> | null
  length: number | undefined
}

/** Files on their way from browsers to their records. */
export interface Uploads {
  /** Stores and links the file once, however often the same upload is sent. */
  receive(upload: IncomingUpload): Promise<UploadOutcome>
  /** How many are on their way. */
  count(): number
  /** The same uploads, whose files and changes of records are in this one's name. */
  as(actor: Actor): Uploads
}

/** Said, not thrown: pages are built apart from the backend and would not know its errors by class. */
export type UploadOutcome = { stored: UploadResult } | { refused: UploadRefusal } | { notLinked: unknown }

interface OwnedUpload extends IncomingUpload {
  actor: Actor
}

interface InFlightUpload {
  giveUp: AbortController
  result: Promise<UploadResult>
}

/** Images being decoded and packed again at the same time: each takes a core and its pixels in memory. */
const inspectedAtOnce = 2

/** Their first visitor would see an empty frame until they are made. */
const plans: readonly Uploader[] = ['floorPlan', 'parkingPlan']
/** What takes longer goes on without whoever sent it. */
const longestMaking = 10_000

export function createUploads(stored: StoredFiles, arrivingFolder: string): Uploads {
  const { db, files, images } = stored
  const inFlight = new Map<string, InFlightUpload>()
  const inTurn = pLimit(inspectedAtOnce)
  const oneAtATime = pLimit(1)
  const nextTimestamp = monotonicClock()

  async function receiveOnce(upload: OwnedUpload, signal: AbortSignal): Promise<UploadResult> {
    const finished = await findFinishedUpload(db, upload.id, upload.target)
    if (finished) return finished
    await checkTarget(db, upload.target)
    const { uploader } = upload.target
    const arriving = join(arrivingFolder, crypto.randomUUID())
    const ready = `${arriving}.ready`
    try {
      await mkdir(arrivingFolder, { recursive: true })
      const { maxSize } = uploadRules[uploader]
      const size = await receiveBody(upload.body, arriving, { length: upload.length, maxSize, signal })
      const inspected = await inTurn(() => inspectFile(uploader, arriving, ready, size))
      const result = await store(upload, ready, inspected)
      await makeFirstSizes(uploader, result)
      return result
    } finally {
      await Promise.all([arriving, ready].map((file) => rm(file, { force: true })))
    }
  }

  async function store(upload: OwnedUpload, file: string, inspected: InspectedFile): Promise<UploadResult> {
    const { id, target } = upload
    const { contentType, size, image } = inspected
    const { path, name, about } = placeFile(target, {
      ...upload,
      contentType,
      uploadedBy: upload.actor.id,
      timestamp: nextTimestamp(),
    })
    const result: UploadResult = {
      url: storedUrl(path),
      name,
      contentType,
      size,
      ...(image && { width: image.width, height: image.height }),
    }
    await files.put(path, createReadStream(file), about)
    try {
      const owned = db.as(upload.actor)
      const replaced = await owned.transaction(async () => {
        await saveFinishedUpload(owned, { id, target, result, path, image })
        return linkFile(owned, target, path, result)
      })
      await discardFiles(stored, [replaced])
      return result
    } catch (error) {
      // When even this cannot be read, nobody knows whether the file is linked: the sweep will judge it.
      const finished = await findFinishedUpload(db, id, target)
      if (finished?.url !== result.url) await files.delete(path)
      if (finished) return finished
      throw asRefusal(error) ? error : new NotLinked(error)
    }
  }

  /** The plan is linked by now: what fails here is made for the first who asks. */
  async function makeFirstSizes(
    uploader: Uploader,
    { url, contentType, width }: UploadResult,
  ): Promise<void> {
    if (!plans.includes(uploader) || !width || contentType === 'image/gif') return
    const path = parseStoredUrl(url)
    const making = oneAtATime(() => images.makeSizes({ path }, width)).catch((error) =>
      console.error('Error making the sizes of a plan', path, error),
    )
    await Promise.race([making, sleep(longestMaking, undefined, { ref: false })])
  }

  async function receiveLatest(upload: OwnedUpload): Promise<UploadResult> {
    // The older connection may hang without anybody noticing: the newer one is alive, so it counts.
    const earlier = inFlight.get(upload.id)
    earlier?.giveUp.abort(new UploadSuperseded())
    const giveUp = new AbortController()
    const afterEarlier = (earlier?.result ?? Promise.resolve()).catch(() => {})
    const result = afterEarlier.then(() => receiveOnce(upload, giveUp.signal))
    const mine: InFlightUpload = { giveUp, result }
    inFlight.set(upload.id, mine)
    try {
      return await result
    } catch (error) {
      const newer = inFlight.get(upload.id)
      if (error instanceof UploadSuperseded && newer && newer !== mine) return await newer.result
      throw error
    } finally {
      if (inFlight.get(upload.id) === mine) inFlight.delete(upload.id)
    }
  }

  const inNameOf = (actor: Actor): Uploads => ({
    as: inNameOf,
    async receive(upload) {
      try {
        return { stored: await receiveLatest({ ...upload, actor }) }
      } catch (error) {
        const refused = asRefusal(error)
        if (refused) return { refused }
        if (error instanceof NotLinked) return { notLinked: error.cause }
        throw error
      }
    },
    count: () => inFlight.size,
  })
  return inNameOf(db.actor)
}

interface InspectedFile {
  contentType: string
  size: number
  /** Of images only. */
  image: ImageDetails | undefined
}

/** What arrived at `from`, judged by its content; what is fit to be stored is left at `to`. */
export async function inspectFile(
  uploader: Uploader,
  from: string,
  to: string,
  size: number,
): Promise<InspectedFile> {
  const type = await realType(from)
  const fault = uploadFault(uploader, { type, size })
  if (fault) throw new UploadRefused(size === 0 ? 'file-too-small' : fault)
  if (!type.startsWith('image/')) {
    await rename(from, to)
    return { contentType: type, size, image: undefined }
  }
  const contentType = await rewriteImage(from, to, type).catch(throwRefusal)
  return { contentType, size: (await stat(to)).size, image: await describeImage(to) }
}

/** By the first bytes: names and the browser's word count for nothing. Loaded with the first upload. */
async function realType(file: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type')
  const mime = (await fileTypeFromFile(file))?.mime ?? ''
  // A moving PNG is kept as the still image that it also is.
  return mime === 'image/apng' ? 'image/png' : mime
}

function throwRefusal(error: unknown): never {
  throw error instanceof ImageRefused ? new UploadRefused(error.why, { cause: error.cause }) : error
}
