import type { Viewing } from '../../domain/viewing/viewing.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { apartmentTitle } from '../../text/public/apartment-title.ts'
import { findApartment } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { MailNotQueued, requireMail } from '../data/mails.ts'
import { getAppointmentDomain, getCompanySettings } from '../data/settings.ts'
import { findUser } from '../data/users/find-users.ts'
import { listMailedViewings, type Notice, recordNotice } from '../data/viewings/viewing-notices.ts'
import { getBuildingIn } from '../translations/dictionaries.ts'
import { type ViewingNews, viewingMessage } from './viewing-messages.ts'

const minute = 60_000
const hour = 60 * minute
const mostAtOnce = 500

/** What is changed several times in a row is told once. */
const settles = minute
const reminderBefore = 24 * hour
const cancelled = 'cancelled'

/**
 * Queues the mails that the clients of viewings are to get: the confirmation, a change, a cancellation, and a reminder
 * the day before. Compares what was told last with how the viewing is now, so that it does not matter who has changed it,
 * or where. Returns how many were queued.
 */
export async function queueViewingMails(db: Database, now: Date): Promise<number> {
  let count = 0
  for (const { viewing, notice } of await listMailedViewings(db, now, mostAtOnce)) {
    const news = newsOf(viewing, notice, now)
    if (!news) continue
    try {
      if (await db.transaction(() => queueNews(db, viewing, { news, notice, now }))) count++
    } catch (error) {
      if (error instanceof MailNotQueued) return count
      throw error
    }
  }
  return count
}

/** All that a mail says: when any of it changes, the client is told again. */
function contentOf({ startsAt, endsAt, agentId, apartmentId, place, email, language }: Viewing): string {
  return JSON.stringify([startsAt, endsAt, agentId, apartmentId, place, email.toLowerCase(), language])
}

function newsOf(viewing: Viewing, notice: Notice | undefined, now: Date): ViewingNews | undefined {
  if (now.getTime() - Date.parse(viewing.updatedAt) < settles) return undefined
  if (viewing.state === 'cancelled') return notice && notice.content !== cancelled ? 'cancelled' : undefined
  if (!notice || notice.content === cancelled) return 'planned'
  if (notice.content !== contentOf(viewing)) return 'changed'
  const start = Date.parse(viewing.startsAt)
  const isSoon = start - now.getTime() <= reminderBefore
  // Who was told within the last day needs no reminder.
  const isFresh = Date.parse(notice.notifiedAt) > start - reminderBefore
  return isSoon && !isFresh && notice.remindedOf !== viewing.startsAt ? 'reminder' : undefined
}

interface Telling {
  news: ViewingNews
  notice: Notice | undefined
  now: Date
}

async function queueNews(db: Database, viewing: Viewing, { news, notice, now }: Telling): Promise<boolean> {
  const noted = await recordNotice(db, viewing.id, notice, {
    content: news === 'cancelled' ? cancelled : contentOf(viewing),
    notifiedAt: news === 'reminder' && notice ? notice.notifiedAt : now.toISOString(),
    remindedOf: news === 'reminder' ? viewing.startsAt : (notice?.remindedOf ?? null),
  })
  if (!noted) return false
  const { values: company } = await getCompanySettings(db)
  const message = viewingMessage(allTexts[viewing.language], news, {
    viewing,
    company,
    domain: await getAppointmentDomain(db),
    agent: (await findUser(db, viewing.agentId))?.name ?? '',
    where: await describePlace(db, viewing),
  })
  const kind = news === 'reminder' ? 'viewing-reminder' : 'viewing'
  await requireMail(db, message, { kind })
  return true
}

async function describePlace(db: Database, { apartmentId, place, language }: Viewing): Promise<string> {
  const text = allTexts[language]
  if (apartmentId === null) return place
  const apartment = await findApartment(db, apartmentId, { drafts: 'with' })
  const name = apartment
    ? apartmentTitle(text, await getBuildingIn(db, language), apartment)
    : text.viewingMail.goneApartment
  return [name, place].filter(Boolean).join(', ')
}
