import { z } from 'zod'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { findViewing, listViewings, listWithoutOutcome } from '../../../backend/data/viewings/queries.ts'
import { moveViewing, setOutcome } from '../../../backend/data/viewings/viewings.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { timeSchema } from '../../../domain/viewing/viewing-schema.ts'
import { todayText } from '../../../text/admin/today.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { mostItems, type TodayKind, type TodayReader } from './today-kind.ts'

const beforeSchema = z.object({
  revision: z.number().int(),
  day: daySchema('noDayChosen').optional(),
  time: timeSchema.optional(),
})

async function getSeen({ db }: TodayReader, { id, seen }: { id: string; seen: string }): Promise<Viewing> {
  const viewing = await findViewing(db, id)
  if (viewing?.revision !== Number(seen)) throw new StaleRevision()
  return viewing
}

/** The viewings of the day, and earlier ones of which nobody has said what became of them. */
export const viewings: TodayKind = {
  async read(reader) {
    const { db, ownerId: agentId, today, now } = reader
    const ofDay = await listViewings(db, { from: today, until: today, agentId })
    const open = await listWithoutOutcome(db, { now, agentId, limit: mostItems })
    const shown = [
      ...open.filter(({ day }) => day < today).reverse(),
      ...ofDay.filter(({ state }) => state === 'planned'),
    ]
    return shown.slice(0, mostItems).map((viewing) => {
      const { id, revision, day, time, name, phone, apartmentId, place, endsAt } = viewing
      const where =
        apartmentId === null ? place : (reader.apartmentName(apartmentId) ?? viewingsText.deletedApartment)
      const isOver = endsAt < now.toISOString()
      const isLate = day < today
      return {
        id,
        time: isLate ? '' : time,
        isLate,
        title: name,
        note: [where, isLate ? formatDate(day) : '', isOver ? todayText.whatCameOfIt : '']
          .filter(Boolean)
          .join(' · '),
        url: `/admin/viewings/${id}`,
        phone,
        done: todayText.tookPlace,
        seen: String(revision),
      }
    })
  },
  async done(reader, task) {
    await getSeen(reader, task)
    const { revision } = await setOutcome(reader.db, task.id, Number(task.seen), { state: 'interested' })
    return JSON.stringify({ revision })
  },
  async later(reader, task) {
    const { day, time } = await getSeen(reader, task)
    const tomorrow = { day: addDays(reader.today, 1), time }
    const { revision } = await moveViewing(reader.db, task.id, Number(task.seen), tomorrow)
    return JSON.stringify({ revision, day, time })
  },
  async back({ db }, { id, before }) {
    const { revision, day, time } = beforeSchema.parse(JSON.parse(before))
    if (day !== undefined && time !== undefined) await moveViewing(db, id, revision, { day, time })
    else await setOutcome(db, id, revision, { state: 'planned' })
  },
}
