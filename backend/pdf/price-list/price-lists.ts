import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createNetworkLimiter } from '../../visitors/network-limiter.ts'
import type { ServablePdf } from '../servable-pdf.ts'
import type { PriceList } from './price-list.ts'

/** Not drawn: too many others wait for theirs, or too many are being drawn for the same network. */
type Refused = 'busy' | 'too-many'
export type FoundList = ServablePdf | Refused

/** Price lists as files, each drawn once for all who ask for the same. */
export interface PriceLists {
  forAdmins(list: PriceList): Promise<FoundList>
  forVisitor(list: PriceList, ip: string): Promise<FoundList>
}

/** In memory, not on the disk: amounts can be filtered by in any number of ways, and each is another list. */
const maxCachedLists = 32
const maxBytes = 8 * 1024 * 1024
/** Each list takes its tenths of a second. */
const maxWaiting = 20
const maxPerNetwork = 10

export function createPriceLists(draw: (list: PriceList) => Promise<Buffer>): PriceLists {
  const cache = new LRUCache<string, Buffer>({ max: maxCachedLists, maxSize: maxBytes, sizeCalculation })
  // One is drawn at a time, for one line and then for the other: visitors, however many, do not hold up the admins.
  const pen = pLimit(1)
  const [admins, visitors] = [createLine(), createLine()]
  const ofNetwork = createNetworkLimiter(maxPerNetwork)

  async function drawInLine({ inTurn }: Line, list: PriceList): Promise<Buffer | Refused> {
    return inTurn.pendingCount >= maxWaiting ? 'busy' : inTurn(() => pen(() => draw(list)))
  }

  async function find({ beingDrawn }: Line, list: PriceList, begin: () => Promise<Buffer | Refused>) {
    const key = createHash('sha1').update(JSON.stringify(list)).digest('hex')
    const drawing = cache.get(key) ?? beingDrawn.get(key) ?? begin()
    if (drawing instanceof Promise) beingDrawn.set(key, drawing)
    try {
      const drawn = await drawing
      if (typeof drawn === 'string') return drawn
      cache.set(key, drawn)
      return pdfOf(list, key, drawn)
    } finally {
      beingDrawn.delete(key)
    }
  }

  return {
    forAdmins: (list) => find(admins, list, () => drawInLine(admins, list)),
    forVisitor: (list, ip) => find(visitors, list, () => ofNetwork(ip, () => drawInLine(visitors, list))),
  }
}

type Line = ReturnType<typeof createLine>

/** Those who wait for their lists, one behind the other. */
function createLine() {
  return { inTurn: pLimit(1), beingDrawn: new Map<string, Promise<Buffer | Refused>>() }
}

function pdfOf({ day }: PriceList, key: string, bytes: Buffer): ServablePdf {
  return {
    name: `Ценова листа ${day}.pdf`,
    contentType: 'application/pdf',
    etag: `"${key}"`,
    size: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}

const sizeCalculation = (bytes: Buffer) => bytes.length
