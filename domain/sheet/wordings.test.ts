import { expect, test } from 'vitest'
import { findStatus } from './wordings.ts'

test.each([
  ['available', ['Свободна', 'за продажба', 'FREE']],
  ['reserved', ['Запазен', 'запазено', 'Запазена ', 'КАПАРИРАНА', 'Резервация']],
  ['sold', ['Продадено', 'sold']],
  [undefined, ['', 'зает', 'запазен до май']],
])('%s is what lists call %j', (status, words) => {
  for (const word of words) expect(findStatus(word), word).toBe(status)
})
