import { createMiddleware } from 'hono/factory'
import { bringsFiles, isUpload } from '../../app/urls.ts'
import type { AppEnv } from '../app-env.ts'
import { createFairPlaces, type Place } from '../rendering/fair-places.ts'
import { queueClientOf } from '../rendering/queue-client.ts'
import { ClientsLeft, type Lane, QueueFull } from '../rendering/render-queue.ts'

const megabyte = 1024 * 1024
/** The most bytes of bodies that arrive or wait for their turn, those of one group and all. */
const limits = {
  visitors: { each: 2 * megabyte, all: 16 * megabyte },
  /** A spreadsheet may have 20 MB. */
  staff: { each: 24 * megabyte, all: 96 * megabyte },
}
/** What a request takes besides its body. */
const overhead = 8 * 1024
/** An upload goes to the disk while it arrives, so only its buffers count. */
const uploadBytes = 128 * 1024

interface Options {
  trustProxy: number
  refused(lane: Lane): void
}

/**
 * Reads a form before it takes a place in the render queue, so that nobody holds one by sending slowly. Forms that
 * arrive have fair places of their own: when those are full, the ones of whoever holds most get 503.
 */
export function receiveForms({ trustProxy, refused }: Options) {
  const places = { visitors: createFairPlaces(limits.visitors), staff: createFairPlaces(limits.staff) }

  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path, raw } = c.req
    const length = Number(c.req.header('Content-Length') ?? 0)
    const streams = isUpload(path)
    const hasBody = length > 0 || (streams && c.req.header('Transfer-Encoding') !== undefined)
    if (method === 'GET' || method === 'HEAD' || !hasBody) return next()
    // The guard of the admin area refuses it unread.
    if (bringsFiles(path) && c.var.session === undefined) return next()
    const client = queueClientOf(c, trustProxy)
    const pool = client.lane === 'staff' ? 'staff' : 'visitors'
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => refused(pool))
    const weight = streams ? uploadBytes : length + overhead
    const place = places[pool].take(client, () => lost.reject(new QueueFull()), weight)
    if (!place) {
      refused(pool)
      throw new QueueFull()
    }
    try {
      if (streams) place.keep()
      else c.set('form', await readWhole(raw, place, lost.promise))
      return await next()
    } finally {
      place.release()
    }
  })
}

async function readWhole(request: Request, place: Place, lost: Promise<never>): Promise<ArrayBuffer> {
  const left = () => {
    throw new ClientsLeft()
  }
  const body = await Promise.race([request.arrayBuffer().catch(left), lost])
  place.keep()
  return body
}
