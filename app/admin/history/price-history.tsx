import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { historyText } from '../../text/admin/history.ts'

const text = historyText.prices
const [width, height, margin] = [320, 80, 6]

/** How the price of one apartment went, as steps, with the same as text. */
export function PriceHistory({ prices }: { prices: { at: string; to: unknown }[] }) {
  const known = prices.flatMap(({ at, to }) => (typeof to === 'number' ? [{ at, price: to }] : []))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return null
  const said = text.summary(formatPriceOrNone(first.price), formatPriceOrNone(last.price), known.length - 1)
  return (
    <figure className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-sea-100 bg-white p-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${text.title}. ${said}`}
        className="h-20 w-80 max-w-full text-sea-700"
      >
        <path d={steps(known)} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <figcaption>
        <p className="font-semibold text-sea-900">{text.title}</p>
        <p className="text-sm text-sea-800">{said}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-sea-800">
          {known.slice(-6).map(({ at, price }) => (
            <li key={at}>
              {formatDate(at)}: <b>{formatPriceOrNone(price)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** A price that visitors do not see is one, too. */
function formatPriceOrNone(price: number): string {
  return formatPrice(price) ?? text.none
}

/** A price holds until the next one: a line to the right, then up or down. */
function steps(known: { at: string; price: number }[]): string {
  const times = known.map(({ at }) => Date.parse(at))
  const [begin, end] = [times[0] ?? 0, times.at(-1) ?? 0]
  const amounts = known.map(({ price }) => price)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (time: number) => margin + (0.9 * (width - 2 * margin) * (time - begin)) / (end - begin || 1)
  const y = (price: number) => height - margin - ((height - 2 * margin) * (price - low)) / (high - low || 1)
  const path = known.map(({ price }, index) => {
    const at = x(times[index] ?? begin).toFixed(1)
    return index === 0 ? `M${at} ${y(price).toFixed(1)}` : `H${at} V${y(price).toFixed(1)}`
  })
  return `${path.join(' ')} H${width - margin}`
}
