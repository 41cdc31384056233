import { createTransport } from 'nodemailer'
import type { Deliver, Mailer } from './mailer.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createMailer(smtpUrl: string, from: string): Mailer & { deliver: Deliver } {
  const transport = createTransport({ url: smtpUrl, ...patience })
  const underWay = new Set<Promise<unknown>>()
  const deliver: Deliver = (message) => {
    const sending = transport
      .sendMail({ from, ...message })
      .then(() => true)
      .catch((error) => {
        console.error('Error sending mail:', error.message)
        return false
      })
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
    return sending
  }
  return {
    deliver,
    send: (message) => void deliver(message),
    count: () => underWay.size,
    async close() {
      const giveUp = new Promise((resolve) => setTimeout(resolve, 5000).unref())
      await Promise.race([Promise.allSettled(underWay), giveUp])
      transport.close()
    },
  }
}
