import { createHash } from 'node:crypto'
import type { Language } from '../../../domain/language.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import type { Database } from '../../data/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../../files/timeout-budget.ts'
import type { DerivedImages } from '../../images/derived-images.ts'
import type { ExpiringFolder, GeneratedFiles, Making, ServablePdf } from '../../images/generated-files.ts'
import { createNetworkLimiter } from '../../visitors/network-limiter.ts'
import type { Drawing } from '../drawing.ts'
import { type CardPages, findCard } from './card.ts'
import { type CardImages, readCardImages } from './card-images.ts'

/** A page as PDF for each apartment. */
export interface Cards {
  /**
   * The card of an apartment, which is drawn once for the same content; undefined when there is no such
   * apartment.
   */
  find(request: CardRequest, timeout?: TimeoutBudget): Promise<ServablePdf | 'too-many' | undefined>
}

interface CardRequest {
  id: string
  language: Language
  pages: CardPages
  /** The parameters of the URL, which choose what the costs are reckoned with. */
  costs?: URLSearchParams
  /** Of the visitor. Without one, no network is limited: the sales team asks. */
  ip?: string | undefined
}

interface Deps {
  db: Database
  files: FileStore
  images: DerivedImages
  generated: GeneratedFiles
  draw: Drawing['draw']
}

/**
 * A part of the cache key. It is raised with every change of the drawing code, because servers of two releases
 * share the cached cards.
 */
const recipe = 5
/**
 * How many requests of a network may wait or be in flight, in all languages together. A portal that reads the feed
 * requests the cards of all available apartments at once.
 */
const maxPerNetwork = 150
/**
 * The limit of the cache on one server's disk: enough for two days' cards of some thousand apartments, or of some
 * hundred in every language.
 */
export const maxCardBytes = 1024 ** 3
export const cardFolder: ExpiringFolder = 'cards'

export function createCards({ db, files, images, generated, draw }: Deps): Cards {
  const limitByNetwork = createNetworkLimiter(maxPerNetwork)

  return {
    async find({ id, language, pages, costs, ip }, timeout = visitorTimeout()) {
      const card = await findCard(db, { language, text: allTexts[language] }, id, pages, costs)
      if (!card) return undefined
      const key = createHash('sha1')
        .update(JSON.stringify([recipe, card]))
        .digest('hex')
      const making: Making<CardImages> = {
        read: (timeout) => readCardImages({ files, images }, card, timeout),
        make: (read) => draw({ kind: 'card', card, images: read }),
      }
      const file = `${cardFolder}/${key}/card.pdf`
      const make = () => generated.find(file, making, timeout)
      const found = await (ip === undefined ? make() : limitByNetwork(ip, make))
      if (found === undefined || found === 'too-many') return found
      return {
        ...found,
        contentType: 'application/pdf',
        etag: `"${key}"`,
        name: `${card.words.title}.pdf`,
      }
    },
  }
}
