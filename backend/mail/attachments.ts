import type { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { parseApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { namedBuilding } from '../../domain/building/building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { listApartmentItems } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import type { MailAttachment } from '../data/mails.ts'
import { getCompanySettings } from '../data/settings.ts'
import type { ServablePdf } from '../images/generated-files.ts'
import type { Cards } from '../pdf/card/cards.ts'
import type { PriceLists } from '../pdf/price-list/price-lists.ts'
import { getBuildingIn } from '../translations/dictionaries.ts'

/** A file as the mail client wants it. */
export interface AttachedFile {
  filename: string
  content: Buffer
  contentType: string
}

/** Thrown for what cannot be attached any more: an apartment that was deleted, a price list that was closed. */
export class AttachmentGone extends Error {}

/** What mails bring along: documents that are drawn when they are needed. */
export interface Attachments {
  /** Undefined when there is no such document. Throws when it cannot be drawn for now. */
  find(attachment: MailAttachment): Promise<ServablePdf | undefined>
  /** Throws AttachmentGone. */
  read(attachments: readonly MailAttachment[]): Promise<AttachedFile[]>
}

interface Deps {
  db: Database
  cards: Cards
  priceLists: PriceLists
}

export function createAttachments({ db, cards, priceLists }: Deps): Attachments {
  async function find(attachment: MailAttachment): Promise<ServablePdf | undefined> {
    const { language } = attachment
    const found =
      attachment.kind === 'card'
        ? await cards.find({ id: attachment.apartmentId, language, pages: attachment.pages })
        : await findPriceList(attachment)
    if (typeof found === 'string') throw new Error('Too many documents are being drawn')
    return found
  }

  /** All apartments, as visitors may download them; undefined while the settings keep the list closed. */
  async function findPriceList({ language, url }: Extract<MailAttachment, { kind: 'price-list' }>) {
    const { values: company } = await getCompanySettings(db)
    if (!company.publicPriceList) return undefined
    const building = await getBuildingIn(db, language)
    return priceLists.forAdmins({
      language,
      building: namedBuilding(building, company.companyName),
      apartments: await listApartmentItems(db),
      filters: parseApartmentFilters(building, new URLSearchParams()),
      isSelection: false,
      isSorted: false,
      company,
      logo: building.logo,
      url,
      day: isoDay(new Date()),
    })
  }

  return {
    find,
    async read(attachments) {
      const files: AttachedFile[] = []
      for (const attachment of attachments) {
        const pdf = await find(attachment)
        const stream = await pdf?.open()
        if (!pdf || !stream) throw new AttachmentGone(`There is no ${attachment.kind} to attach any more`)
        files.push({ filename: pdf.name, content: await buffer(stream), contentType: pdf.contentType })
      }
      return files
    },
  }
}
