import { endsSoon } from '../../../domain/reservation/days-left.ts'
import { formatShortTerm, formatTerm, gridWorkText } from '../../../text/admin/grid-work.ts'
import { type GridDeal, initialsOf } from './grid-deal.ts'
import { useToday } from './today.ts'

const text = gridWorkText.deal

/** „ИП 5 д.“: whose reservation it is and how long it holds, where a cell has room. Screen readers hear it in words. */
export function DealHint({ deal }: { deal: GridDeal | undefined }) {
  const today = useToday()
  if (deal?.state !== 'running') return null
  return (
    <span className={`deal-hint ${endsSoon(deal, today) ? 'ends-soon' : ''}`}>
      <span aria-hidden="true">{initialsOf(deal.agent)} </span>
      <span aria-hidden="true">{formatShortTerm(deal.until, today)}</span>
      <span className="sr-only">, {describeShortly(deal, today)}</span>
    </span>
  )
}

/** „купувач Мария Купувачева, агент Иван Петров, още 5 дни“, as a tooltip. */
export function dealTitle(deal: GridDeal | undefined, today: string): string | undefined {
  return deal && [text.of(deal.buyerName), describeShortly(deal, today)].filter(Boolean).join(', ')
}

function describeShortly({ agent, state, until }: GridDeal, today: string): string {
  return [agent && text.ofAgent(agent), state === 'running' && formatTerm(until, today)]
    .filter(Boolean)
    .join(', ')
}
