import type { SunMonth } from '../../../domain/sunlight.ts'

const months: Record<SunMonth, string> = { 3: 'март', 6: 'юни', 9: 'септември', 12: 'декември' }

/** When the sun reaches an apartment. The times are written as 6:10 and 13:20 everywhere. */
export const sunText = {
  title: 'Слънце',
  about: (hasTerrace: boolean) =>
    `Кога слънцето огрява ${hasTerrace ? 'прозорците и терасата' : 'прозорците'} на 21-во число от месеца, по българско време. Сенките на съседни сгради и дървета не са включени.`,
  diagram: 'Слънцето през деня',
  month: (month: SunMonth) => months[month],
  time: (from: string, to: string) => `от ${from} до ${to}`,
  reaches: (month: SunMonth, times: string) => `През ${months[month]} ${times}`,
  never: (month: SunMonth) => `През ${months[month]} слънцето не достига`,
  and: ' и ',
}
