import { createHash } from 'node:crypto'
import type { Database } from '../../data/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../../files/timeout-budget.ts'
import type { DerivedImages } from '../../images/derived-images.ts'
import type { GeneratedImages } from '../../images/generated-images.ts'
import type { Making } from '../../images/make-in-turn.ts'
import { createNetworkLimiter } from '../../visitors/network-limiter.ts'
import type { Drawing } from '../drawing.ts'
import type { ServablePdf } from '../servable-pdf.ts'
import { findCard } from './card.ts'
import { type CardImages, readCardImages } from './card-images.ts'
import { cardFolder } from './is-fresh-card.ts'

/** A sheet for each apartment, made of what the site knows of it. */
export interface Cards {
  /** Made once for all that it shows, however many ask; undefined when there is no such apartment. */
  find(asked: AskedCard, timeout?: TimeoutBudget): Promise<ServablePdf | 'too-many' | undefined>
}

interface AskedCard {
  id: string
  /** Its page. */
  url: string
  /** Of whoever asks. */
  ip: string
}

interface Sources {
  db: Database
  files: FileStore
  images: DerivedImages
  made: GeneratedImages
  draw: Drawing['draw']
}

/** Raised with every change of the drawing: servers of two releases share what they make. */
const recipe = 3
/** A portal that reads the feed asks for the cards of all free apartments. */
const maxPerNetwork = 150
/** On the disk of one server: some thousands of apartments, each with its sheet of today and of yesterday. */
export const maxCardBytes = 1024 ** 3

export function createCards({ db, files, images, made, draw }: Sources): Cards {
  const ofNetwork = createNetworkLimiter(maxPerNetwork)

  return {
    async find({ id, url, ip }, timeout = visitorTimeout()) {
      const card = await findCard(db, id, url)
      if (!card) return undefined
      const key = createHash('sha1')
        .update(JSON.stringify([recipe, card]))
        .digest('hex')
      const making: Making<CardImages> = {
        read: (timeout) => readCardImages({ files, images }, card, timeout),
        make: (read) => draw({ kind: 'card', card, images: read }),
      }
      const file = `${cardFolder}/${key}/card.pdf`
      const found = await ofNetwork(ip, () => made.find(file, making, timeout))
      if (found === undefined || found === 'too-many') return found
      return {
        ...found,
        contentType: 'application/pdf',
        etag: `"${key}"`,
        name: `Апартамент ${card.apartment.number}.pdf`,
      }
    },
  }
}
