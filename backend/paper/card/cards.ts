import { createHash } from 'node:crypto'
import type { Database } from '../../data/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { type Patience, visitorPatience } from '../../files/patience.ts'
import type { DerivedPictures } from '../../pictures/derived-pictures.ts'
import type { MadePictures } from '../../pictures/made-pictures.ts'
import type { Making } from '../../pictures/make-in-turn.ts'
import type { Drawing } from '../drawing.ts'
import type { SentPaper } from '../sent-paper.ts'
import { findCard } from './card.ts'
import { type CardPictures, readCardPictures } from './card-pictures.ts'
import { cardFolder } from './is-fresh-card.ts'

/** A sheet for each home, made of what the site knows of it. */
export interface Cards {
  /** Made once for all that it shows, however many ask; undefined when there is no such home. `url` is its page. */
  find(id: string, url: string, patience?: Patience): Promise<SentPaper | undefined>
}

interface Sources {
  db: Database
  files: FileStore
  pictures: DerivedPictures
  made: MadePictures
  draw: Drawing['draw']
}

/** Raised with every change of the drawing: servers of two releases share what they make. */
const recipe = 2

export function createCards({ db, files, pictures, made, draw }: Sources): Cards {
  return {
    async find(id, url, patience = visitorPatience()) {
      const card = await findCard(db, id, url)
      if (!card) return undefined
      const key = createHash('sha1')
        .update(JSON.stringify([recipe, card]))
        .digest('hex')
      const making: Making<CardPictures> = {
        read: (patience) => readCardPictures({ files, pictures }, card, patience),
        make: (read) => draw({ kind: 'card', card, pictures: read }),
      }
      const found = await made.find(`${cardFolder}/${key}/card.pdf`, making, patience)
      return (
        found && {
          ...found,
          contentType: 'application/pdf',
          etag: `"${key}"`,
          name: `Апартамент ${card.home.number}.pdf`,
        }
      )
    },
  }
}
