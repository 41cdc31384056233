import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { SentPaper } from '../sent-paper.ts'
import type { PriceList } from './price-list.ts'

/** Price lists as files. */
export interface PriceLists {
  /** Drawn once for the same list; not at all when too many others wait for theirs. */
  find(list: PriceList): Promise<SentPaper | 'busy'>
}

/** In memory, not on the disk: amounts can be filtered by in any number of ways, and each is another list. */
const mostKept = 32
const mostBytes = 8 * 1024 * 1024
/** One at a time, and so many behind it: each list takes its tenths of a second. */
const mostWaiting = 20

export function createPriceLists(draw: (list: PriceList) => Promise<Buffer>): PriceLists {
  const kept = new LRUCache<string, Buffer>({ max: mostKept, maxSize: mostBytes, sizeCalculation })
  const beingDrawn = new Map<string, Promise<Buffer>>()
  const inTurn = pLimit(1)

  async function drawOnce(key: string, list: PriceList): Promise<Buffer> {
    const drawing = beingDrawn.get(key) ?? inTurn(() => draw(list))
    beingDrawn.set(key, drawing)
    try {
      const bytes = await drawing
      kept.set(key, bytes)
      return bytes
    } finally {
      beingDrawn.delete(key)
    }
  }

  return {
    async find(list) {
      const key = createHash('sha1').update(JSON.stringify(list)).digest('hex')
      const isNew = !kept.has(key) && !beingDrawn.has(key)
      if (isNew && inTurn.pendingCount >= mostWaiting) return 'busy'
      const bytes = kept.get(key) ?? (await drawOnce(key, list))
      return {
        name: `Ценова листа ${list.day}.pdf`,
        contentType: 'application/pdf',
        etag: `"${key}"`,
        size: bytes.length,
        open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
      }
    },
  }
}

const sizeCalculation = (bytes: Buffer) => bytes.length
