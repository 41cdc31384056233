interface BarRow {
  key: string
  label: string
  /** The length of the bar, from 0 to 1. */
  share: number
  cells: [string, string]
}

interface BarTableProps {
  caption: string
  heads: [string, string, string]
  rows: BarRow[]
}

const cell = 'py-1 pl-3 whitespace-nowrap'

/** A table with a bar in each row. Screen readers ignore the bars, because the cells hold the same numbers. */
export function BarTable({ caption, heads: [first, ...others], rows }: BarTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="relative w-full text-right text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sea-800">
          <tr>
            <th scope="col" className="pb-1 text-left font-semibold">
              {first}
            </th>
            <td aria-hidden="true" />
            {others.map((head) => (
              <th key={head} scope="col" className="pb-1 pl-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, share, cells: [main, beside] }) => (
            <tr key={key} className="border-t border-sand-200">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {label}
              </th>
              <td aria-hidden="true" className="w-full py-1 pl-3">
                <Bar share={share} />
              </td>
              <td className={`${cell} font-bold`}>{main}</td>
              <td className={cell}>{beside}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="block h-3 w-full min-w-10 overflow-hidden rounded bg-sand-100"
      aria-hidden="true"
    >
      <rect width={Math.min(1, share) * 100} height="6" className="fill-sea-600" />
    </svg>
  )
}
