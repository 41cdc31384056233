import { type Alert, type AlertRequest, alertLimits, progressSubject } from '../../domain/alert/alert.ts'
import type { Language } from '../../domain/language.ts'
import { mailboxOf } from '../../domain/people/mailbox.ts'
import { withPublicPrice } from '../../domain/price-label.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { addAlertKey, findEmailOfKey } from '../data/alerts/alert-keys.ts'
import {
  addAlert,
  confirmAlert,
  countAlerts,
  countAlertsBySubject,
  endAlerts,
  listAlertsOf,
} from '../data/alerts/alerts.ts'
import { findApartment } from '../data/apartments.ts'
import { countAttempt, deleteExpiredAttempts, type Limit } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { countWaitingMails, MailNotQueued, requireMail } from '../data/mails.ts'
import { getCompanySettings } from '../data/settings.ts'
import { getBuildingIn } from '../translations/dictionaries.ts'
import { visitorNetwork, visitorNetworkGroup } from '../visitors/visitor-network.ts'
import type { AlertLinks } from './alert-links.ts'
import { confirmationMessage } from './alert-messages.ts'
import { nameSubject } from './name-subject.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Robots that enter strangers' e-mails would make us send mails that nobody wants. No limit is shared by all visitors:
 * a few networks would close the form for everybody. What bounds all together is the queue of mails.
 */
function networkLimits(ip: string): Limit[] {
  const [network, group] = [visitorNetwork(ip), visitorNetworkGroup(ip)]
  return [
    { key: `alerts from ${network}`, most: 10, within: 10 * minute },
    { key: `alerts of the day from ${network}`, most: 40, within: day },
    { key: `alerts around ${group}`, most: 30, within: 10 * minute },
    { key: `alerts of the day around ${group}`, most: 120, within: day },
  ]
}

/** More mails than this to one mailbox are not sent, and the visitor is not told: that would say whose e-mail is known. */
function mailboxLimit(email: string): Limit {
  return { key: `alerts to ${mailboxOf(email)}`, most: 6, within: day }
}

/** With more mails in the queue no alert adds one: the rest of it is for mails about enquiries. */
export const mostWaiting = 500

interface Sender {
  ip: string
  language: Language
}

/** `asked` also when no mail is sent: the response does not say whether the e-mail is known. */
export type AlertReceipt = 'asked' | 'unknown' | 'full' | 'too-many' | 'busy'

export interface AlertService {
  /** Whether there is a mail server, and a public URL for the links. Without them nothing is offered. */
  isOffered: boolean
  /** Stores an alert that does not count yet, and mails a link to confirm it. */
  ask(request: AlertRequest, sender: Sender): Promise<AlertReceipt>
  /** The alerts that a link in a mail opens; undefined when there are none. */
  find(key: string): Promise<Alert[] | undefined>
  confirm(key: string, subject: string): Promise<'confirmed' | 'missing'>
  /** Ends one alert of the link, or all of them. */
  end(key: string, subject?: string): Promise<'ended' | 'missing'>
}

interface Deps {
  db: Database
  /** Undefined where alerts are not offered. */
  links: AlertLinks | undefined
  /** Called after mails were queued. */
  queued?: () => void
  now?: () => number
}

export function openAlertService({ db, links, queued = () => {}, now = Date.now }: Deps): AlertService {
  return {
    isOffered: links !== undefined,

    async ask({ email: typed, apartment: id }, { ip, language }) {
      if (!links) return 'unknown'
      const email = typed.toLowerCase()
      const subject = id || progressSubject
      const building = await getBuildingIn(db, language)
      const apartment = id ? await findApartment(db, id) : undefined
      if (id && (!apartment || apartment.status === 'sold')) return 'unknown'
      if (!(await countAttempt(db, networkLimits(ip), now()))) return 'too-many'
      if ((await countWaitingMails(db)) >= mostWaiting) return 'busy'
      if (await isFull(subject)) return 'full'
      try {
        await db.transaction(async () => {
          if (!(await countAttempt(db, [mailboxLimit(email)], now()))) return
          const moment = new Date(now())
          const shown = apartment && withPublicPrice(building, apartment)
          const alert = await addAlert(db, { email, language, subject, shown }, moment)
          if (alert) await mailLink(alert, links)
        })
      } catch (error) {
        if (error instanceof MailNotQueued) return 'busy'
        throw error
      }
      queued()
      await deleteExpiredAttempts(db, now()).catch((error) =>
        console.error('Error deleting expired attempts:', error),
      )
      return 'asked'
    },

    async find(key) {
      const email = await findEmailOfKey(db, key)
      const alerts = email === undefined ? [] : await listAlertsOf(db, email)
      return alerts.length > 0 ? alerts : undefined
    },

    async confirm(key, subject) {
      const email = await findEmailOfKey(db, key)
      if (email === undefined) return 'missing'
      return (await confirmAlert(db, { email, subject }, new Date(now()))) ? 'confirmed' : 'missing'
    },

    async end(key, subject) {
      const email = await findEmailOfKey(db, key)
      if (email === undefined) return 'missing'
      await endAlerts(db, { email, subject })
      return 'ended'
    },
  }

  async function isFull(subject: string): Promise<boolean> {
    if ((await countAlerts(db)).confirmed >= alertLimits.confirmed) return true
    if (subject === progressSubject) return false
    const counts = await countAlertsBySubject(db, [subject])
    return (counts.get(subject) ?? 0) >= alertLimits.perApartment
  }

  async function mailLink(alert: Alert, { manage, ...others }: AlertLinks): Promise<void> {
    const { email, language, subject } = alert
    const text = allTexts[language]
    const key = await addAlertKey(db, email, new Date(now()))
    const { values: company } = await getCompanySettings(db)
    const named = await nameSubject(db, { manage, ...others }, { language, subject })
    const message = confirmationMessage(text, named, alert, {
      ...{ to: email, company },
      link: manage(language, key),
    })
    await requireMail(db, message, { kind: 'alert-confirmation', now: now() })
  }
}
