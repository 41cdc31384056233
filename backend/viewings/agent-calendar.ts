import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import type { UserListItem } from '../../domain/people/user-list-item.ts'
import type { Viewing } from '../../domain/viewing/viewing.ts'
import { type CalendarEvent, writeCalendar } from '../../domain/viewing/write-calendar.ts'
import { viewingsText } from '../../text/admin/viewings.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { apartmentTitle } from '../../text/public/apartment-title.ts'
import { listApartmentItems } from '../data/apartments.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { getAppointmentDomain, getCompanySettings } from '../data/settings.ts'
import { listViewings } from '../data/viewings/queries.ts'
import { uidOf } from './viewing-messages.ts'

const { calendarFile: words } = viewingsText
const text = allTexts.bg
/** In days. What is older is in the product itself. */
const back = 30
const ahead = 365
const refreshMinutes = 15

/**
 * The viewings of one person as a calendar to subscribe to. The appointments are those that clients get by mail, with
 * the client in the place of the agent. It is the same until something in it changes, so that its hash is an ETag.
 */
export async function writeAgentCalendar(
  db: Database,
  agent: Pick<UserListItem, 'id' | 'name'>,
  { now, viewingsUrl }: { now: Date; viewingsUrl: string },
): Promise<string> {
  const today = isoDay(now)
  const [viewings, { values: company }, domain, nameApartment] = await Promise.all([
    listViewings(db, { from: addDays(today, -back), until: addDays(today, ahead), agentId: agent.id }),
    getCompanySettings(db),
    getAppointmentDomain(db),
    apartmentNames(db),
  ])
  const eventOf = (viewing: Viewing): CalendarEvent => {
    const where = [nameApartment(viewing), viewing.place].filter(Boolean).join(', ')
    return {
      uid: uidOf(viewing, domain),
      sequence: viewing.revision - 1,
      changedAt: viewing.updatedAt,
      startsAt: viewing.startsAt,
      endsAt: viewing.endsAt,
      summary: words.summary(viewing.name, where),
      location: [where, company.address].filter(Boolean).join(', '),
      description: [viewing.name, viewing.phone, `${viewingsUrl}/${viewing.id}`].filter(Boolean).join('\n'),
      isCancelled: viewing.state === 'cancelled',
    }
  }
  return writeCalendar({
    method: 'PUBLISH',
    name: words.name(agent.name),
    refreshMinutes,
    events: viewings.map(eventOf),
  })
}

async function apartmentNames(db: Database): Promise<(viewing: Viewing) => string> {
  const [building, apartments] = await Promise.all([
    getBuilding(db),
    listApartmentItems(db, { drafts: 'with' }),
  ])
  const byId = new Map(apartments.map((apartment) => [apartment.id, apartment]))
  return ({ apartmentId }) => {
    if (apartmentId === null) return ''
    const apartment = byId.get(apartmentId)
    return apartment ? apartmentTitle(text, building, apartment) : text.viewingMail.goneApartment
  }
}
