import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { parseStoredUrl, storedUrl } from '../../domain/files/stored-path.ts'
import { type Uploader, uploadRules } from '../../domain/files/upload-rules.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import type { PrintedText } from '../../domain/floor-plan/printed-texts.ts'
import type { TemplateJudgement } from '../../domain/paper/paper.ts'
import type { Actor } from '../../domain/record/actor.ts'
import { findFinishedUpload, saveFinishedUpload } from '../data/files/finished-uploads.ts'
import type { Papers } from '../papers/papers.ts'
import { discardFiles, type StoredFiles } from '../removal/discard-files.ts'
import { type InspectedFile, inspectFile, receiveBody } from './arriving-file.ts'
import {
  asRefusal,
  NotLinked,
  type UploadRefusal,
  UploadRefused,
  UploadSuperseded,
} from './upload-refused.ts'
import { assertTargetExists, destinationOf, linkFile, monotonicClock } from './upload-targets.ts'

export interface IncomingUpload {
  /** Chosen by the browser, the same for every retry of one upload. */
  id: string
  target: UploadTarget
  name: string
  body: ReadableStream<Uint8Array> | null
  length: number | undefined
  /** What is printed on the plan of a floor. */
  texts?: readonly PrintedText[] | undefined
}

export interface Uploads {
  /** Stores and links the file once, even if the same upload is sent repeatedly. */
  receive(upload: IncomingUpload): Promise<UploadOutcome>
  /** How many uploads are in flight. */
  count(): number
  /** The same uploads with another actor. */
  as(actor: Actor): Uploads
}

/** Returned and not thrown: pages are bundled with their own copies of the error classes, so `instanceof` would fail. */
export type UploadOutcome = { stored: UploadResult } | { refused: UploadRefusal } | { notLinked: unknown }

interface OwnedUpload extends IncomingUpload {
  actor: Actor
}

interface InFlightUpload {
  giveUp: AbortController
  result: Promise<UploadResult>
}

/**
 * How many uploads are inspected at the same time: each decoded image takes a core, and memory for its pixels.
 */
const inspectedAtOnce = 2

/** Uploads whose smaller sizes are generated at once, so that no visitor waits in front of an empty frame. */
const plans: readonly Uploader[] = ['floorPlan', 'parkingPlan', 'buildingView']
/**
 * In milliseconds: how long the response waits for a plan's smaller sizes. The rest are made in the background.
 */
const sizesTimeout = 10_000

interface Deps extends StoredFiles {
  papers: Pick<Papers, 'judge'>
}

export function createUploads(stored: Deps, arrivingFolder: string): Uploads {
  const { db, files, images, papers } = stored
  const inFlight = new Map<string, InFlightUpload>()
  const twoAtATime = pLimit(inspectedAtOnce)
  const oneAtATime = pLimit(1)
  const nextTimestamp = monotonicClock()

  async function receiveOnce(upload: OwnedUpload, signal: AbortSignal): Promise<UploadResult> {
    const finished = await findFinishedUpload(db, upload.id, upload.target)
    if (finished) return finished
    await assertTargetExists(db, upload.target)
    const { uploader } = upload.target
    const arriving = join(arrivingFolder, crypto.randomUUID())
    const ready = `${arriving}.ready`
    try {
      await mkdir(arrivingFolder, { recursive: true })
      const { maxSize } = uploadRules[uploader]
      const size = await receiveBody(upload.body, arriving, { length: upload.length, maxSize, signal })
      const inspected = await twoAtATime(() => inspectFile(uploader, arriving, ready, size))
      const result =
        uploader === 'paperTemplate'
          ? await storeTemplate(upload, ready, inspected)
          : await store(upload, ready, inspected)
      await makeFirstSizes(uploader, result)
      return result
    } finally {
      await Promise.all([arriving, ready].map((file) => rm(file, { force: true })))
    }
  }

  /** What is stored of a template is what was judged. */
  async function storeTemplate(upload: OwnedUpload, file: string, inspected: InspectedFile) {
    const judged = await papers.judge(await readFile(file))
    if (judged === 'busy') throw new UploadRefused('busy')
    if ('fault' in judged) throw new UploadRefused(`template-${judged.fault}`)
    const { bytes, names } = judged
    await writeFile(file, bytes)
    return store(upload, file, { ...inspected, size: bytes.length }, { names })
  }

  async function store(
    upload: OwnedUpload,
    file: string,
    inspected: InspectedFile,
    judgement?: TemplateJudgement,
  ): Promise<UploadResult> {
    const { id, target } = upload
    const { contentType, size, image } = inspected
    const { path, name, about } = destinationOf(target, {
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
        return linkFile(owned, target, path, result, { texts: upload.texts, judgement })
      })
      await discardFiles(stored, [replaced])
      return result
    } catch (error) {
      // If this query fails, too, it is unknown whether the file is linked: it stays, and the sweep decides.
      const finished = await findFinishedUpload(db, id, target)
      if (finished?.url !== result.url) await files.delete(path)
      if (finished) return finished
      throw asRefusal(error) ? error : new NotLinked(error)
    }
  }

  /**
   * Generates the smaller sizes of a plan. Errors are only logged: the plan is linked already, and missing
   * sizes are generated on request.
   */
  async function makeFirstSizes(
    uploader: Uploader,
    { url, contentType, width }: UploadResult,
  ): Promise<void> {
    if (!plans.includes(uploader) || !width || contentType === 'image/gif') return
    const path = parseStoredUrl(url)
    const making = oneAtATime(() => images.makeSizes({ path }, width)).catch((error) =>
      console.error('Error making the sizes of a plan', path, error),
    )
    await Promise.race([making, sleep(sizesTimeout, undefined, { ref: false })])
  }

  async function receiveLatest(upload: OwnedUpload): Promise<UploadResult> {
    // When the browser sends the same upload again, the older request is ended: its connection may be dead
    // without the server noticing.
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

  const forActor = (actor: Actor): Uploads => ({
    as: forActor,
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
  return forActor(db.actor)
}
