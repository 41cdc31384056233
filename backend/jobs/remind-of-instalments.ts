import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { isErasedBuyer } from '../../domain/personal-data/personal-data.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { findClient } from '../data/clients/clients.ts'
import type { Database } from '../data/database.ts'
import {
  listDueInstalments,
  listUnpaidInstalments,
  type OpenInstalment,
} from '../data/deals/due-instalments.ts'
import { type ReminderKind, remindOnce } from '../data/deals/reminders.ts'
import { addMail, type QueuedMail } from '../data/mails.ts'
import { getCompanySettings, getPaymentSettings } from '../data/settings.ts'
import type { MailHooks } from '../mail/mail-queue.ts'
import { instalmentMessage } from './instalment-messages.ts'

/** Queues a mail to each buyer whose instalment is due soon, or overdue: once for each of its days. Returns how many. */
export async function remindOfInstalments(db: Database, now: Date): Promise<number> {
  const settings = (await getPaymentSettings(db)).values
  if (!settings.remindsBefore && !settings.remindsOverdue) return 0
  const today = isoDay(now)
  const company = (await getCompanySettings(db)).values
  let queued = 0
  for (const open of await listDueInstalments(db, { today, soon: addDays(today, settings.daysBefore) })) {
    const { instalment, deal } = open
    const kind = kindOf(open, settings)
    if (!kind || instalment.dueOn === null || deal.buyerEmail === '' || isErasedBuyer(deal)) continue
    const { id: instalmentId, dueOn } = instalment
    const text = allTexts[await languageOf(db, open)]
    const message = instalmentMessage(text, kind, open, { company, account: settings.account })
    const key = `instalment ${deal.id} ${instalmentId} ${kind} ${dueOn}`
    const isQueued = await remindOnce(db, { instalmentId, kind, dueOn }, () =>
      addMail(db, message, { kind: 'instalment', key }),
    )
    if (isQueued) queued++
  }
  return queued
}

interface Switches {
  remindsBefore: boolean
  remindsOverdue: boolean
}

function kindOf(
  { instalment: { state } }: OpenInstalment,
  { remindsBefore, remindsOverdue }: Switches,
): ReminderKind | undefined {
  if (state === 'due' && remindsBefore) return 'before'
  return state === 'overdue' && remindsOverdue ? 'overdue' : undefined
}

async function languageOf(db: Database, { deal: { clientId } }: OpenInstalment): Promise<Language> {
  const client = clientId === null ? undefined : await findClient(db, clientId)
  return client?.language ?? defaultLanguage
}

/** Drops a mail about an instalment that was paid or moved while the mail waited, or that nobody is to be reminded of any more. */
export const instalmentHooks: MailHooks = {
  async isWanted(db, { key }: QueuedMail) {
    const [, dealId, instalmentId, kind, dueOn] = key?.split(' ') ?? []
    const settings = (await getPaymentSettings(db)).values
    const isOn = kind === 'before' ? settings.remindsBefore : settings.remindsOverdue
    if (!isOn || dueOn === undefined) return false
    const unpaid = await listUnpaidInstalments(db, { today: dueOn })
    return unpaid.some(
      ({ deal, instalment }) =>
        deal.id === dealId && instalment.id === instalmentId && instalment.dueOn === dueOn,
    )
  },
  async sent() {},
}
