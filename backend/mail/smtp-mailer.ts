import { createTransport } from 'nodemailer'
import type { Deliver, Delivery } from './mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export interface SmtpMailer {
  deliver: Deliver
  /** How many mails are being sent. */
  count(): number
  /** Waits up to five seconds for mails in flight. */
  close(): Promise<void>
}

export function createSmtpMailer(smtpUrl: string, from: string): SmtpMailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  const domain = from.match(/@([^\s<>@]+?)>?$/)?.[1] ?? 'localhost'
  const inFlight = new Set<Promise<Delivery>>()
  return {
    deliver(message, id = crypto.randomUUID()) {
      const delivery = transport
        .sendMail({ from, messageId: `<${id}@${domain}>`, ...message })
        .then((): Delivery => ({ isSent: true }), describeFailure)
        .finally(() => inFlight.delete(delivery))
      inFlight.add(delivery)
      return delivery
    },
    count: () => inFlight.size,
    async close() {
      const giveUp = new Promise((resolve) => setTimeout(resolve, 5000).unref())
      await Promise.race([Promise.allSettled(inFlight), giveUp])
      transport.close()
    },
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** A refused recipient or message is final; a refused password may be fixed by the operator. */
function describeFailure({ message, code = '', responseCode = 0 }: SmtpError): Delivery {
  const isFinal = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
  return { isSent: false, isFinal, error: message.replaceAll(/\s+/g, ' ') }
}
