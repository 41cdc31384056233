import type { MailKind, Message } from '../data/mails.ts'

export type { Message } from '../data/mails.ts'

/** What the mail server made of a message. */
export type Delivery =
  | { isSent: true }
  /** Final when it will never take this message: an address that does not exist. */
  | { isSent: false; isFinal: boolean; error: string }

/** Waits for the mail server. With the same id, whoever receives a message twice can tell that it is one. */
export type Deliver = (message: Message, id?: string) => Promise<Delivery>

/** For what must not be stored: links to set a password. Tried for a quarter of an hour, by this process alone. */
export interface SecretMailer {
  send(message: Message, kind: MailKind): void
}

/** Since the start of this process. */
export interface MailCounts {
  sent: number
  /** Attempts that failed and are made again. */
  retried: number
  failed: number
}
