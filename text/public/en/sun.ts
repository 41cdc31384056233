import type { SunMonth } from '../../../domain/sunlight.ts'
import type { ServerText } from '../public-text.ts'

const months: Record<SunMonth, string> = { 3: 'March', 6: 'June', 9: 'September', 12: 'December' }

export const sunText: ServerText['sun'] = {
  title: 'Sunlight',
  about: (hasTerrace) =>
    `When the sun shines on the ${hasTerrace ? 'windows and the terrace' : 'windows'} on the 21st of the month, in Bulgarian time. Shade from neighbouring buildings and trees is not taken into account.`,
  diagram: 'The sun through the day',
  month: (month) => months[month],
  time: (from, to) => `from ${from} to ${to}`,
  reaches: (month, times) => `In ${months[month]} ${times}`,
  never: (month) => `In ${months[month]} there is no direct sun`,
  and: ' and ',
}
