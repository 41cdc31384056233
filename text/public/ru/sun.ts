import type { SunMonth } from '../../../domain/sunlight.ts'
import type { ServerText } from '../public-text.ts'

const names: Record<SunMonth, string> = { 3: 'март', 6: 'июнь', 9: 'сентябрь', 12: 'декабрь' }
const months: Record<SunMonth, string> = { 3: 'марте', 6: 'июне', 9: 'сентябре', 12: 'декабре' }

export const sunText: ServerText['sun'] = {
  title: 'Солнце',
  about: (hasTerrace) =>
    `Когда солнце освещает ${hasTerrace ? 'окна и террасу' : 'окна'} 21-го числа месяца, по болгарскому времени. Тень от соседних домов и деревьев не учтена.`,
  diagram: 'Солнце в течение дня',
  month: (month) => names[month],
  time: (from, to) => `с ${from} до ${to}`,
  reaches: (month, times) => `В ${months[month]} ${times}`,
  never: (month) => `В ${months[month]} солнце сюда не попадает`,
  and: ' и ',
}
