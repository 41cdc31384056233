import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

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
