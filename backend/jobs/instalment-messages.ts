import { formatCentsIn } from '../../domain/deal/cents.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import type { OpenInstalment } from '../data/deals/due-instalments.ts'
import type { ReminderKind } from '../data/deals/reminders.ts'
import type { Message } from '../data/mails.ts'

interface Sender {
  company: CompanySettings
  /** What the company says of its account; empty where it says nothing. */
  account: string
}

/** The mail to a buyer about an instalment, in his language. */
export function instalmentMessage(
  { instalmentMail: text, formats }: Pick<ServerText, 'instalmentMail' | 'formats'>,
  kind: ReminderKind,
  { instalment: { moment, rest, dueOn }, deal }: OpenInstalment,
  { company, account }: Sender,
): Message {
  const sum = formatCentsIn(formats, rest)
  const day = formats.date(dueOn ?? '')
  const { subject, body } = kind === 'before' ? text.before : text.overdue
  return {
    to: deal.buyerEmail,
    replyTo: company.email,
    subject: subject(sum, day),
    text: [
      text.greeting(deal.buyerName),
      '',
      body(sum, day),
      text.instalment(moment),
      ...(account === '' ? [] : ['', text.account, account]),
      '',
      text.ignore,
      '',
      text.farewell,
      company.companyName,
      company.phone,
    ]
      .join('\n')
      .trim(),
  }
}
