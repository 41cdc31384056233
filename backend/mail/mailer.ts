import type { MailKind, Message } from '../data/mails.ts'

export type Delivery =
  | { isSent: true }
  /** Final when the mail server will never accept the message, as for an address that does not exist. */
  | { isSent: false; isFinal: boolean; error: string }

/**
 * Sends a message and returns what the mail server replied. The id becomes the Message-ID, by which mail
 * programs recognise a repeated message.
 */
export type Deliver = (message: Message, id?: string) => Promise<Delivery>

/** Sends mails that must not be stored, such as links to set a password. Retries in memory for about 15 minutes. */
export interface SecretMailer {
  send(message: Message, kind: MailKind): void
}

/** Counted since the start of the process. */
export interface MailCounts {
  sent: number
  /** Failed attempts that will be repeated. */
  retried: number
  failed: number
}
