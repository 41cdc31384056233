import type { Status } from '../../domain/status.ts'
import type { Random } from '../random.ts'

/** About 60, 15 and 25 percent, in random order. */
export function spreadStatuses(count: number, random: Random): Status[] {
  const reserved = Math.round(count * 0.15)
  const sold = Math.round(count * 0.25)
  const available = count - reserved - sold
  return random.shuffle([
    ...Array<Status>(available).fill('available'),
    ...Array<Status>(reserved).fill('reserved'),
    ...Array<Status>(sold).fill('sold'),
  ])
}
