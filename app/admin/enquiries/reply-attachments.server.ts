import { listApartmentsById } from '../../../backend/data/apartments.ts'
import type { MailAttachment } from '../../../backend/data/mails.ts'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import type { Backend } from '../../../backend/open.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  type AttachmentKind,
  mostAttachedBytes,
  mostCards,
  type OfferedAttachment,
} from '../../../domain/enquiry/reply-attachments.ts'
import { inOrderOf } from '../../../domain/favourites/favourites.ts'
import { defaultLanguage, type Language } from '../../../domain/language.ts'
import { pagesIn } from '../../pages.ts'

interface Attachable {
  key: string
  kind: AttachmentKind
  /** The same document on the site. */
  url: string
  attachment: MailAttachment
}

interface Reader {
  backend: Pick<Backend, 'db' | 'attachments'>
  /** The site's own origin. */
  origin: string
  /** The languages that visitors can select. */
  offered: readonly Language[]
}

/** The cards of the published apartments that the enquiry names, and the price list while it is public. */
async function listAttachable({ backend: { db }, origin, offered }: Reader, enquiry: Enquiry) {
  const language = offered.includes(enquiry.language) ? enquiry.language : defaultLanguage
  const pages = pagesIn(language)
  const ids = [enquiry.apartmentId, ...enquiry.otherApartments.map(({ apartmentId }) => apartmentId)]
  const named = [...new Set(ids.filter((id) => id !== null))]
  const apartments = inOrderOf(named, await listApartmentsById(db, named)).slice(0, mostCards)
  const list = origin + pages.apartments
  const cards = apartments.map(
    ({ id: apartmentId }): Attachable => ({
      key: `card:${apartmentId}`,
      kind: 'card',
      url: pages.card(apartmentId),
      attachment: {
        ...{ kind: 'card', apartmentId, language },
        pages: { apartment: origin + pages.apartment(apartmentId), apartments: list },
      },
    }),
  )
  const { values: company } = await getCompanySettings(db)
  if (!company.publicPriceList) return cards
  const priceList: Attachable = {
    ...{ key: 'price-list', kind: 'price-list', url: pages.priceList },
    attachment: { kind: 'price-list', language, url: list },
  }
  return [...cards, priceList]
}

/** What can be attached to the reply, with names and sizes: each is drawn, unless that was done today. */
export async function offerAttachments(reader: Reader, enquiry: Enquiry): Promise<OfferedAttachment[]> {
  const offered: OfferedAttachment[] = []
  for (const { key, kind, url, attachment } of await listAttachable(reader, enquiry)) {
    const pdf = await reader.backend.attachments.find(attachment).catch(() => null)
    if (pdf) offered.push({ key, kind, url, name: pdf.name, size: pdf.size })
    else if (pdf === null) offered.push({ key, kind, url, name: url.split('/').at(-1) ?? '', size: null })
  }
  return offered
}

type RefusedAttachments = 'gone' | 'busy' | 'too-large'

/** The documents that somebody has left ticked, or why they cannot be sent. */
export async function chooseAttachments(
  reader: Reader,
  enquiry: Enquiry,
  keys: readonly string[],
): Promise<{ attachments: MailAttachment[]; names: string[] } | RefusedAttachments> {
  const attachable = keys.length > 0 ? await listAttachable(reader, enquiry) : []
  const attachments: MailAttachment[] = []
  const names: string[] = []
  let bytes = 0
  for (const key of new Set(keys)) {
    const attachment = attachable.find((each) => each.key === key)?.attachment
    const pdf = attachment && (await reader.backend.attachments.find(attachment).catch(() => null))
    if (pdf === null) return 'busy'
    if (!pdf) return 'gone'
    attachments.push(attachment)
    names.push(pdf.name)
    bytes += pdf.size
  }
  return bytes > mostAttachedBytes ? 'too-large' : { attachments, names }
}
