import type { SunMonth } from '../../../domain/sunlight.ts'
import type { ServerText } from '../public-text.ts'

const months: Record<SunMonth, string> = { 3: 'März', 6: 'Juni', 9: 'September', 12: 'Dezember' }

export const sunText: ServerText['sun'] = {
  title: 'Sonne',
  about: (hasTerrace) =>
    `Wann die Sonne am 21. des Monats auf ${hasTerrace ? 'Fenster und Terrasse' : 'die Fenster'} scheint, nach bulgarischer Zeit. Schatten von Nachbarhäusern und Bäumen sind nicht berücksichtigt.`,
  diagram: 'Die Sonne im Tagesverlauf',
  month: (month) => months[month],
  time: (from, to) => `von ${from} bis ${to}\u00a0Uhr`,
  reaches: (month, times) => `Im ${months[month]} ${times}`,
  never: (month) => `Im ${months[month]} keine direkte Sonne`,
  and: ' und ',
}
