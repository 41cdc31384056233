import { createTransport } from 'nodemailer'

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

export const silentMailer: Mailer = { send: () => {}, count: () => 0, close: async () => {} }

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience })
  const underWay = new Set<Promise<unknown>>()
  return {
    send(message) {
      const sending = transport
        .sendMail({ from, ...message })
        .catch((error) => console.error('Error sending mail:', error.message))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    count: () => underWay.size,
    async close() {
      const giveUp = new Promise((resolve) => setTimeout(resolve, 5000).unref())
      await Promise.race([Promise.allSettled(underWay), giveUp])
      transport.close()
    },
  }
}
