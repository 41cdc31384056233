import { progressSubject } from '../../domain/alert/alert.ts'
import { apartmentNews, notifiedState } from '../../domain/alert/alert-news.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { withPublicPrice } from '../../domain/price-label.ts'
import { listOffered } from '../../domain/translations/offered-languages.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import {
  listDueAlerts,
  listDueEmails,
  markNotified,
  noticeChanges,
  noticeEntries,
  takeDueEntries,
} from '../data/alerts/alert-changes.ts'
import { addAlertKey } from '../data/alerts/alert-keys.ts'
import { endAlerts, listAlertsOf } from '../data/alerts/alerts.ts'
import { findApartment } from '../data/apartments.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { countWaitingMails, MailNotQueued, requireMail } from '../data/mails.ts'
import type { AlertRow } from '../data/schema.ts'
import { getCompanySettings, getOfferedLanguages } from '../data/settings.ts'
import type { AlertLinks } from './alert-links.ts'
import { type NamedNews, newsMessage } from './alert-messages.ts'
import { mostWaiting } from './alert-service.ts'
import { nameSubject } from './name-subject.ts'

/** In one run. What is left is told by the next one. */
const mostMails = 200

/** An entry of the construction diary that visitors can read. */
interface PublishedEntry {
  id: string
  name: string
}

interface Deps {
  db: Database
  links: AlertLinks
  /** The published entries of the construction diary, in a language. */
  listEntries(language: Language): Promise<PublishedEntry[]>
}

/**
 * Tells subscribers of changes that have stood for some minutes: one mail for each e-mail, with all news. Each mail is
 * queued in the transaction that marks its news as told, so that no news is told twice or lost. Returns how many mails
 * were queued.
 */
export async function queueAlertMails(deps: Deps, now: Date): Promise<number> {
  const { db, listEntries } = deps
  // While the site is hidden, the links in the mails would lead nowhere.
  if (!(await getBuilding(db)).isPublished) return 0
  await noticeChanges(db, now)
  await noticeEntries(
    db,
    (await listEntries(defaultLanguage)).map(({ id }) => id),
    now,
  )
  const room = Math.min(mostMails, mostWaiting - (await countWaitingMails(db)))
  if (room <= 0) return 0
  let count = 0
  for (const email of await listDueEmails(db, now, room)) {
    try {
      if (await db.transaction(() => queueNews(deps, email, now))) count++
    } catch (error) {
      if (error instanceof MailNotQueued) return count
      throw error
    }
  }
  return count
}

/** Returns whether a mail was queued. */
async function queueNews(deps: Deps, email: string, now: Date): Promise<boolean> {
  const { db, links, listEntries } = deps
  const due = await listDueAlerts(db, email, now)
  const [newest] = due
  if (!newest) return false
  const language = await readableLanguage(db, newest.language)
  const apartments: SubjectNews[] = []
  const entries: PublishedEntry[] = []
  for (const alert of due) {
    if (alert.subject === progressSubject) {
      const ids = await takeDueEntries(db, alert, now)
      // An entry may have been deleted or hidden again meanwhile.
      if (ids.length > 0) entries.push(...(await listEntries(language)).filter(({ id }) => ids.includes(id)))
    } else {
      const told = await takeApartmentNews(deps, { ...alert, language })
      if (told) apartments.push(told)
    }
  }
  if (apartments.length + entries.length === 0) return false
  for (const { subject, news } of apartments)
    if (news.kind === 'sold') await endAlerts(db, { email, subject })
  const isLast = (await listAlertsOf(db, email)).length === 0
  const link = isLast ? undefined : links.manage(language, await addAlertKey(db, email, now))
  const { values: company } = await getCompanySettings(db)
  const url = links.progress(language)
  const message = newsMessage(
    allTexts[language],
    { apartments, entries: entries.map(({ name }) => ({ name, url })) },
    { to: email, company, link },
  )
  await requireMail(db, message, { kind: 'alert' })
  return true
}

type SubjectNews = NamedNews & Pick<AlertRow, 'subject'>

/** Marks the apartment's state as told; undefined when another server has done so or when it is worth no mail. */
async function takeApartmentNews({ db, links }: Deps, alert: AlertRow): Promise<SubjectNews | undefined> {
  const { subject, language, notifiedStatus, notifiedPrice } = alert
  const stored = await findApartment(db, subject)
  if (!stored || notifiedStatus === '') return undefined
  const state = withPublicPrice(await getBuilding(db), stored)
  const told = { status: notifiedStatus, price: notifiedPrice }
  if (!(await markNotified(db, alert, notifiedState(told, state)))) return undefined
  const news = apartmentNews(told, state)
  if (!news) return undefined
  const named = await nameSubject(db, links, { language, subject })
  return { ...named, subject, news, similarUrl: links.similar(language, state.type) }
}

/** The pages of a language that the company no longer offers are missing. */
async function readableLanguage(db: Database, language: Language): Promise<Language> {
  const { values } = await getOfferedLanguages(db)
  return listOffered(values).includes(language) ? language : defaultLanguage
}
