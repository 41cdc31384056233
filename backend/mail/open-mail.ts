import type { Config } from '../config.ts'
import type { Database } from '../data/database.ts'
import type { MailKind } from '../data/mails.ts'
import type { Attachments } from './attachments.ts'
import type { MailHooks, MailQueue } from './mail-queue.ts'

interface OpenMailOptions {
  db: Database
  attachments: Attachments
  hooks: Partial<Record<MailKind, MailHooks>>
  /** Whether this process sends queued mails. Commands leave that to the servers. */
  isProcessed: boolean
}

export interface OpenedMail {
  queue: MailQueue
  /** How many mails are being sent. */
  count(): number
  close(): Promise<void>
}

/** Loads the mail client only where a mail server is configured, so that other installations start faster. */
export async function openMail(
  { smtpUrl, from }: NonNullable<Config['mail']>,
  options: OpenMailOptions,
): Promise<OpenedMail> {
  const { createSmtpMailer } = await import('./smtp-mailer.ts')
  const { startMailQueue } = await import('./mail-queue.ts')
  const smtp = createSmtpMailer(smtpUrl, from, options.attachments)
  const queue = startMailQueue({ ...options, deliver: smtp.deliver })
  return {
    queue,
    count: smtp.count,
    async close() {
      await queue.stop()
      await smtp.close()
    },
  }
}
