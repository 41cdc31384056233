import type { SunMonth } from '../../../domain/sunlight.ts'
import type { ServerText } from '../public-text.ts'

const months: Record<SunMonth, string> = { 3: 'martie', 6: 'iunie', 9: 'septembrie', 12: 'decembrie' }

export const sunText: ServerText['sun'] = {
  title: 'Soare',
  about: (hasTerrace) =>
    `Când bate soarele ${hasTerrace ? 'în ferestre și pe terasă' : 'în ferestre'} în data de 21 a lunii, după ora Bulgariei. Umbra clădirilor și a copacilor din jur nu este luată în calcul.`,
  diagram: 'Soarele pe parcursul zilei',
  month: (month) => months[month],
  time: (from, to) => `de la ${from} la ${to}`,
  reaches: (month, times) => `În ${months[month]} ${times}`,
  never: (month) => `În ${months[month]} soarele nu ajunge aici`,
  and: ' și ',
}
