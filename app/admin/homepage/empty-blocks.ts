import type { BlockKind } from '../../../domain/home-page/home-page.ts'
import type { RecordsOnHomePage } from '../../home-page/blocks.tsx'

type Records = Pick<RecordsOnHomePage, 'statistics' | 'buyerFacts' | 'diary' | 'paymentPlan'>

/** The blocks whose content is in other records, which have none: the page leaves them out. */
export function blocksWithoutRecords({ statistics, buyerFacts, diary, paymentPlan }: Records): BlockKind[] {
  const isEmpty: [BlockKind, boolean][] = [
    ['statistics', statistics.every(({ value }) => value === 0)],
    ['progress', buyerFacts.length === 0],
    ['diary', diary === undefined],
    ['paymentPlan', paymentPlan.length === 0],
  ]
  return isEmpty.flatMap(([kind, isWithout]) => (isWithout ? [kind] : []))
}
