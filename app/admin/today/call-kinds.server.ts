import { z } from 'zod'
import { listDueCalls, listWaitingFor } from '../../../backend/data/enquiries/due-enquiries.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { workOnEnquiry } from '../../../backend/data/enquiries/enquiry-work.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import { timeSchema } from '../../../domain/viewing/viewing-schema.ts'
import { enquiriesText } from '../../../text/admin/enquiries.ts'
import { formatCallDay, formatWaitingTime } from '../../../text/admin/enquiry-times.ts'
import { todayText } from '../../../text/admin/today.ts'
import { mostItems, type TodayKind, type TodayReader } from './today-kind.ts'

/** Somebody who has refused is not called, and without a reason nobody is said to have refused. */
const beforeSchema = z.object({
  stage: z.enum(enquiryStages).exclude(['refused']).optional(),
  nextCallOn: daySchema('noDayChosen').nullable(),
  nextCallAt: timeSchema.nullable(),
})

async function change(
  { db }: TodayReader,
  id: string,
  to: (enquiry: Enquiry) => Parameters<typeof workOnEnquiry>[2],
) {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw new NotFound()
  await workOnEnquiry(db, id, to(enquiry))
  const { stage, ...call } = pick(enquiry, ['stage', 'nextCallOn', 'nextCallAt'])
  return JSON.stringify(stage === 'refused' ? call : { ...call, stage })
}

const calledStage = ({ stage }: Pick<Enquiry, 'stage'>) =>
  stage === 'new' ? { stage: 'called' as const } : {}

const actions: Omit<TodayKind, 'read'> = {
  done: (reader, { id }) =>
    change(reader, id, (enquiry) => ({ nextCallOn: null, nextCallAt: null, ...calledStage(enquiry) })),
  later: (reader, { id }) => change(reader, id, () => ({ nextCallOn: addDays(reader.today, 1) })),
  async back({ db }, { id, before }) {
    const { stage, ...call } = beforeSchema.parse(JSON.parse(before))
    await workOnEnquiry(db, id, { ...call, ...(stage && { stage }) })
  },
}

function describe({ apartmentName }: TodayReader, enquiry: Enquiry) {
  const { id, name, phone, apartmentId, apartmentNumber, about } = enquiry
  const asked =
    (apartmentId !== null && apartmentName(apartmentId)) ||
    (apartmentNumber && enquiriesText.apartment(apartmentNumber)) ||
    about
  return { id, url: `/admin/contacts/${id}`, title: name, phone, asked: asked || '' }
}

/** Calls that are due. */
export const calls: TodayKind = {
  ...actions,
  async read(reader) {
    const { db, ownerId: agentId, today: day } = reader
    const due = await listDueCalls(db, { agentId, day, limit: mostItems })
    return due.map((enquiry) => {
      const { asked, ...item } = describe(reader, enquiry)
      const isLate = (enquiry.nextCallOn ?? day) < day
      const late = isLate ? formatCallDay(enquiry.nextCallOn ?? day, day) : ''
      return {
        ...item,
        time: isLate ? '' : (enquiry.nextCallAt ?? ''),
        isLate,
        note: [asked, late, enquiry.agentId === null ? todayText.nobodys : ''].filter(Boolean).join(' · '),
        done: todayText.called,
        seen: String(enquiry.revision),
      }
    })
  },
}

/** New enquiries that nobody has answered yet. To move one to tomorrow plans a call. */
export const waiting: TodayKind = {
  ...actions,
  async read(reader) {
    const { db, ownerId: agentId, now } = reader
    const found = await listWaitingFor(db, { agentId, limit: mostItems })
    return found.map((enquiry) => {
      const { asked, ...item } = describe(reader, enquiry)
      const waits = formatWaitingTime(enquiry.submittedAt, now)
      return {
        ...item,
        time: '',
        isLate: false,
        note: [asked, waits, enquiry.agentId === null ? todayText.nobodys : ''].filter(Boolean).join(' · '),
        done: todayText.called,
        seen: String(enquiry.revision),
      }
    })
  },
}
