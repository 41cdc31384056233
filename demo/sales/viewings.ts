import { isoDay } from '../../domain/formats/dates.ts'
import { addDays, momentOfSofia } from '../../domain/formats/day-of-sofia.ts'
import type { ViewingState } from '../../domain/viewing/viewing.ts'
import { hoursOn, usualViewingHours } from '../../domain/viewing/viewing-hours.ts'
import { minutesOf, mondayOf, timeOf } from '../../domain/viewing/viewing-times.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import type { AgentIndex } from './agents.ts'
import type { DemoStep } from './enquiry-work.ts'
import { workingHour } from './past.ts'
import type { DemoReservation } from './reservations.ts'

export interface DemoViewing {
  agent: AgentIndex
  /** In Sofia. */
  day: string
  time: string
  minutes: number
  /** Null where they meet at the office. */
  apartmentKey: string | null
  contact: Pick<DemoEnquiry['values'], 'name' | 'phone' | 'email'>
  /** The index of the enquiry that it was made from. */
  enquiry: number | undefined
  bookedAt: Date
  /** Absent while it is to come, and where nobody has said yet what became of it. */
  end?: { at: Date; state: ViewingState; outcome: string }
}

interface Sources {
  apartments: readonly DemoApartment[]
  enquiries: readonly DemoEnquiry[]
  steps: readonly DemoStep[]
  reservations: readonly DemoReservation[]
  now: Date
}

/** Beginnings, at least an hour apart; of a Saturday those within its hours. */
const times = ['10:00', '11:30', '13:00', '14:30', '16:00', '17:00'] as const
const longest = 60
const weeks = 3
/** How many viewings an agent has on the days of this week and the next ones, by turns. */
const perDay = [1, 2, 0, 1, 1, 2, 0] as const
const minute = 60 * 1000

const outcomes: Record<Exclude<ViewingState, 'planned'>, readonly string[]> = {
  interested: ['Харесаха изложението, искат оферта.', 'Искат втори оглед, този път с родителите.', ''],
  uninterested: ['Търсят по-голяма тераса.', 'За тях е далеч от училище.'],
  missed: ['Не дойде и не вдигна телефона.'],
  cancelled: ['Отказа се по телефона, ще се обади пак.'],
}
/** By turns, where the work on the enquiry does not say it. */
const endings = ['uninterested', 'missed', 'interested'] as const

/**
 * Those that the work on enquiries speaks of, and both agents' calendars of this week and the next ones. What is over has an
 * outcome, except today's and the last one of each agent before today.
 */
export function demoViewings({ apartments, enquiries, steps, reservations, now }: Sources): DemoViewing[] {
  const book = openDiary()
  const today = isoDay(now)
  const free = apartments.filter(({ values }) => values.status === 'available')
  const keyOf = (enquiry: number, serial: number) => {
    const number = enquiries[enquiry]?.values.apartmentNumber
    const asked = apartments.find(({ values }) => number !== '' && values.number === number)
    const reserved = reservations.find((reservation) => reservation.enquiry === enquiry)
    return reserved?.apartmentKey ?? asked?.key ?? (serial % 4 === 3 ? null : (free[serial * 5]?.key ?? null))
  }
  const fromEnquiry = (enquiry: number, serial: number) => {
    const { name = '', phone = '', email = '' } = enquiries[enquiry]?.values ?? {}
    const contact = { name, email, phone: phone || email ? phone : placeholder }
    return { enquiry, contact, apartmentKey: keyOf(enquiry, serial) }
  }
  const ended = (viewing: DemoViewing, state: keyof typeof outcomes, serial: number): DemoViewing => {
    const at = new Date(endOf(viewing).getTime() + 40 * minute)
    const outcome = outcomes[state][serial % outcomes[state].length] ?? ''
    return at < now ? { ...viewing, end: { at, state, outcome } } : viewing
  }

  let open = 0
  const agreed = steps.filter(({ stage }) => stage === 'viewing')
  const worked = agreed.map(({ enquiry, agent, at }, serial) => {
    const when = book(agent ?? 0, addDays(isoDay(at), 1), serial)
    const viewing = { ...fromEnquiry(enquiry, serial), ...when, agent: agent ?? 0, bookedAt: at }
    const later = steps.findLast((step) => step.enquiry === enquiry)
    const wentOn = later?.stage === 'offer' || later?.stage === 'reservation'
    return ended(viewing, wentOn ? 'interested' : (endings[open++ % endings.length] ?? 'missed'), serial)
  })

  const lasts = [...Map.groupBy(steps, ({ enquiry }) => enquiry).values()].map((own) => own.at(-1))
  const again = lasts.flatMap((last) =>
    last && last.stage !== 'reservation' && last.stage !== 'refused' ? [last] : [],
  )
  const monday = mondayOf(today)
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(monday, index))
  const planned: DemoViewing[] = []
  for (const [index, from] of days.filter((day) => hoursOn(usualViewingHours, day)).entries())
    for (const agent of [0, 1] as const)
      for (let count = perDay[(index + agent * 3) % perDay.length] ?? 1; count > 0; count--) {
        const serial = planned.length
        const known = serial % 2 === 1 ? again.findIndex((step) => (step.agent ?? agent) === agent) : -1
        const [step] = known < 0 ? [] : again.splice(known, 1)
        const name = `Примерен клиент ${61 + serial}`
        const email = serial % 4 === 0 ? `klient${61 + serial}@example.com` : ''
        const contact = { name, phone: placeholder, email }
        const apartmentKey = serial % 4 === 3 ? null : (free[serial * 3]?.key ?? null)
        const who = step ? fromEnquiry(step.enquiry, serial) : { enquiry: undefined, contact, apartmentKey }
        const ago = Math.max(
          1 + (serial % 6),
          Math.round((Date.parse(today) - Date.parse(from)) / (24 * 60 * minute)) + 3,
        )
        const viewing = {
          ...who,
          ...book(agent, from, serial),
          agent,
          bookedAt: workingHour(now, ago, serial),
        }
        planned.push(viewing)
      }
  const toCome = planned.filter(({ day }) => day > today)
  const withoutWord = [0, 1].map((agent) =>
    planned.findLast((each) => each.agent === agent && each.day < today),
  )
  return [
    ...worked,
    ...planned.map((viewing, serial): DemoViewing => {
      const isCancelled = viewing === toCome[2]
      const at = new Date(now.getTime() - 30 * minute)
      if (isCancelled)
        return { ...viewing, end: { at, state: 'cancelled', outcome: outcomes.cancelled[0] ?? '' } }
      if (viewing.day >= today || withoutWord.includes(viewing)) return viewing
      return ended(viewing, endings[serial % endings.length] ?? 'missed', serial)
    }),
  ]
}

const placeholder = '+359 000 000 000'

/** Finds the first free hour of an agent from a day on, and takes it. */
function openDiary() {
  const taken = new Set<string>()
  return (agent: AgentIndex, from: string, wish: number): Pick<DemoViewing, 'day' | 'time' | 'minutes'> => {
    for (let day = from; ; day = addDays(day, 1)) {
      const hours = hoursOn(usualViewingHours, day)
      if (!hours) continue
      const fitting = times.filter(
        (time) => time >= hours.from && timeOf(minutesOf(time) + longest) <= hours.until,
      )
      const wished = fitting.map((_, index) => fitting[(index + wish) % fitting.length] ?? times[0])
      const time = wished.find((each) => !taken.has(`${agent} ${day} ${each}`))
      if (time === undefined) continue
      taken.add(`${agent} ${day} ${time}`)
      return { day, time, minutes: wish % 5 === 2 ? longest : usualViewingHours.minutes }
    }
  }
}

function endOf({ day, time, minutes }: Pick<DemoViewing, 'day' | 'time' | 'minutes'>): Date {
  return new Date(Date.parse(momentOfSofia(day, time)) + minutes * minute)
}
