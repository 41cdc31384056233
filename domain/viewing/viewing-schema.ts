import { z } from 'zod'
import { isoDay } from '../formats/dates.ts'
import { type FaultMessage, fault } from '../record/fault.ts'
import { daySchema, optionalText, recordIdSchema, requiredText } from '../record/field-schemas.ts'
import { schemaOf } from '../record/schema-of.ts'
import { lastDayFrom, maxYears } from '../reservation/days-left.ts'
import { viewingStates } from './viewing.ts'
import { viewingFields } from './viewing-fields.ts'
import { minutesOf } from './viewing-times.ts'

const email = z.email()
const dayLength = 24 * 60

/** A time of day such as 14:30. */
export const timeSchema = requiredText('noTime', 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('noTime'))

export const viewingSchema = schemaOf(viewingFields).superRefine(
  ({ day, time, minutes, apartmentId, place, phone, email: typed }, context) => {
    const reject = (name: string, message: FaultMessage) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const isTime = timeSchema.safeParse(time).success
    if (!isTime) reject('time', fault('noTime'))
    else if (minutesOf(time) + minutes > dayLength) reject('minutes', fault('afterMidnight'))
    if (day > lastDayFrom(isoDay(new Date()))) reject('day', fault('tooFarAhead', maxYears))
    if (apartmentId === null && place === '') reject('apartmentId', fault('nowhereToMeet'))
    if (phone === '' && typed === '') reject('phone', fault('noContact'))
    if (typed !== '' && !email.safeParse(typed).success) reject('email', fault('badEmail'))
  },
)

const revision = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Another day, time or agent, as the calendar sends it after a viewing was moved. */
export const viewingMoveSchema = z.object({
  revision,
  day: daySchema('noDayChosen').refine((day) => day <= lastDayFrom(isoDay(new Date())), fault('noDayChosen')),
  time: timeSchema,
  agentId: recordIdSchema('noAgentChosen').optional(),
})

/** What became of a viewing. */
export const viewingOutcomeSchema = z.object({
  revision,
  state: z.enum(viewingStates, fault('invalid')),
  // Without a default: a change that says nothing of it leaves the note as it is.
  outcome: optionalText(5000).unwrap().optional(),
})
