import { overlaps, type Viewing } from './viewing.ts'
import { hoursOn, type ViewingHours } from './viewing-hours.ts'
import { minutesOf } from './viewing-times.ts'

type Timed = Pick<Viewing, 'day' | 'time' | 'minutes' | 'startsAt' | 'endsAt'>

/** A viewing beside others at the same time: in which lane of how many. */
export type InLane<Shown extends Timed> = Shown & { lane: number; lanes: number }

/** Viewings of one day that overlap stand side by side, each in the first lane that is free. */
export function inLanes<Shown extends Timed>(viewings: readonly Shown[]): InLane<Shown>[] {
  const sorted = [...viewings].sort(
    (one, other) => one.startsAt.localeCompare(other.startsAt) || other.minutes - one.minutes,
  )
  const groups: { until: string; members: (Shown & { lane: number })[] }[] = []
  for (const viewing of sorted) {
    const last = groups.at(-1)
    const isNew = !last || viewing.startsAt >= last.until
    const group = isNew ? { until: viewing.endsAt, members: [] } : last
    const taken = group.members.filter((other) => overlaps(other, viewing)).map(({ lane }) => lane)
    const lane = firstFree(taken)
    group.members.push({ ...viewing, lane })
    if (viewing.endsAt > group.until) group.until = viewing.endsAt
    if (isNew) groups.push(group)
  }
  return groups.flatMap(({ members }) => {
    const lanes = Math.max(...members.map(({ lane }) => lane)) + 1
    return members.map((member) => ({ ...member, lanes }))
  })
}

function firstFree(taken: readonly number[]): number {
  let lane = 0
  while (taken.includes(lane)) lane++
  return lane
}

const hour = 60
const day = 24 * hour

/** The hours that the calendar shows, in minutes: the work hours of these days, and every viewing on them. */
export function shownHours(
  hours: ViewingHours,
  days: readonly string[],
  viewings: readonly Pick<Timed, 'time' | 'minutes'>[],
): { from: number; until: number } {
  const open = days.flatMap((each) => hoursOn(hours, each) ?? [])
  const starts = [...open.map(({ from }) => minutesOf(from)), ...viewings.map(({ time }) => minutesOf(time))]
  const ends = [
    ...open.map(({ until }) => minutesOf(until)),
    ...viewings.map(({ time, minutes }) => minutesOf(time) + minutes),
  ]
  const from = Math.min(...starts, 10 * hour)
  const until = Math.max(...ends, 17 * hour)
  return { from: Math.floor(from / hour) * hour, until: Math.min(day, Math.ceil(until / hour) * hour) }
}
