import { createTransport } from 'nodemailer'
import { AttachmentGone, type Attachments } from './attachments.ts'
import type { Deliver, Delivery } from './mailer.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export interface SmtpMailer {
  deliver: Deliver
  /** How many mails are being sent. */
  count(): number
  /** Waits up to five seconds for mails in flight. */
  close(): Promise<void>
}

export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  { read }: Pick<Attachments, 'read'>,
): SmtpMailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  const domain = from.match(/@([^\s<>@]+?)>?$/)?.[1] ?? 'localhost'
  const inFlight = new Set<Promise<Delivery>>()
  return {
    deliver({ attachments = [], isPersonal, headers, ...message }, id = crypto.randomUUID()) {
      // RFC 3834: mail programs answer none of these with an absence notice.
      const origin = isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }
      const delivery = read(attachments)
        .then((files) =>
          transport.sendMail({
            from,
            messageId: `<${id}@${domain}>`,
            ...message,
            headers: { ...origin, ...headers },
            attachments: files,
          }),
        )
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

/**
 * A refused recipient or message is final, and so is an attachment that is there no more; a refused password may be fixed
 * by the operator.
 */
function describeFailure(error: SmtpError): Delivery {
  const { message, code = '', responseCode = 0 } = error
  const isRefused = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
  const isFinal = isRefused || error instanceof AttachmentGone
  return { isSent: false, isFinal, error: message.replaceAll(/\s+/g, ' ') }
}
