/** How many cards of apartments a reply has at most: those of the first apartments that the enquiry names. */
export const mostCards = 5

/** Of all attachments of one reply. Mail servers refuse messages of 20 to 25 MB, and encoding adds a third. */
export const mostAttachedBytes = 10 * 1024 * 1024

export type AttachmentKind = 'card' | 'price-list'

/** What can be attached to the reply to an enquiry, as the form lists it. */
export interface OfferedAttachment {
  /** `price-list`, or `card:` with the id of the apartment. */
  key: string
  kind: AttachmentKind
  /** The name of the file, as its reader sees it. */
  name: string
  url: string
  /** In bytes; `null` while the document cannot be drawn. */
  size: number | null
}

/** Whether a reply that begins with this template brings the attachment along. */
export function bringsAttachment(
  { withCard, withPriceList }: { withCard: boolean; withPriceList: boolean },
  kind: AttachmentKind,
): boolean {
  return kind === 'card' ? withCard : withPriceList
}
