export interface Message {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/** Sends in the background: nobody waits for a mail server, and one that fails costs nothing but a log line. */
export interface Mailer {
  send(message: Message): void
  /** How many are on their way. */
  count(): number
  /** Waits a little for what is on its way. */
  close(): Promise<void>
}

/** Says whether the mail server has taken it: for whoever waits for that. */
export type Deliver = (message: Message) => Promise<boolean>

export const silentMailer: Mailer = { send: () => {}, count: () => 0, close: async () => {} }
