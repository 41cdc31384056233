import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Language } from '../../../domain/language.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import type { ServablePdf } from '../../images/generated-files.ts'
import { createNetworkLimiter } from '../../visitors/network-limiter.ts'

/** `busy` when too many lists are waiting, `too-many` when too many of them are for the same network. */
type Refused = 'busy' | 'too-many'
export type FoundList = ServablePdf | Refused

/** Price lists as PDF, each drawn once for the same content. */
export interface PriceLists {
  forAdmins(list: PriceList): Promise<FoundList>
  forVisitor(list: PriceList, ip: string): Promise<FoundList>
}

/** Lists are cached in memory and not on the disk, because filters by price and area make any number of lists. */
const maxCachedLists = 32
const maxBytes = 8 * 1024 * 1024
/**
 * How many lists may wait in a queue. Each takes some tenths of a second, so the last one waits several
 * seconds.
 */
const maxWaiting = 20
/** In all languages together. */
const maxPerNetwork = 10

export function createPriceLists(draw: (list: PriceList) => Promise<Buffer>): PriceLists {
  const cache = new LRUCache<string, Buffer>({ max: maxCachedLists, maxSize: maxBytes, sizeCalculation })
  // Lists are drawn one at a time, from both queues in turn, so that many visitors do not keep the admins waiting.
  const oneAtATime = pLimit(1)
  const [admins, visitors] = [createQueue(), createQueue()]
  const limitByNetwork = createNetworkLimiter(maxPerNetwork)

  async function enqueue({ inTurn }: Queue, list: PriceList): Promise<Buffer | Refused> {
    return inTurn.pendingCount >= maxWaiting ? 'busy' : inTurn(() => oneAtATime(() => draw(list)))
  }

  async function find({ inFlight }: Queue, list: PriceList, begin: () => Promise<Buffer | Refused>) {
    const key = createHash('sha1').update(JSON.stringify(list)).digest('hex')
    const drawing = cache.get(key) ?? inFlight.get(key) ?? begin()
    if (drawing instanceof Promise) inFlight.set(key, drawing)
    try {
      const drawn = await drawing
      if (typeof drawn === 'string') return drawn
      cache.set(key, drawn)
      return pdfOf(list, key, drawn)
    } finally {
      inFlight.delete(key)
    }
  }

  return {
    forAdmins: (list) => find(admins, list, () => enqueue(admins, list)),
    forVisitor: (list, ip) => find(visitors, list, () => limitByNetwork(ip, () => enqueue(visitors, list))),
  }
}

type Queue = ReturnType<typeof createQueue>

function createQueue() {
  return { inTurn: pLimit(1), inFlight: new Map<string, Promise<Buffer | Refused>>() }
}

function pdfOf({ language, day }: PriceList, key: string, bytes: Buffer): ServablePdf {
  return {
    name: `${allTexts[language].priceList.fileName(day)}.pdf`,
    contentType: 'application/pdf',
    etag: `"${key}"`,
    size: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}

const sizeCalculation = (bytes: Buffer) => bytes.length

/** Exactly what a price list shows. Visitors may download it, so it contains nothing internal. */
export interface PriceList {
  language: Language
  /** A building without a name has the name of the company here. */
  building: Building
  apartments: ApartmentListItem[]
  filters: ApartmentFilters
  /** Whether the apartments were selected by hand, which the title mentions. */
  isSelection: boolean
  /** Whether a sort order was requested. Otherwise each entrance has a heading and its apartments by number. */
  isSorted: boolean
  company: CompanySettings
  /** The URL of a stored image, or ''. */
  logo: string
  /** The page with the same list, for the QR code. */
  url: string
  /** The date on the list, in the time zone of Sofia. */
  day: string
}
