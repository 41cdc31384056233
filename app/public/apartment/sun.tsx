import { diagramHours } from '../../../domain/sunlight.ts'
import type { SunView } from '../../../text/public/sun-view.ts'

/** When the sun reaches the apartment: a drawing, with the same in words beside it. */
export function Sun({ sun }: { sun: SunView }) {
  return (
    <section aria-labelledby="sun-title" className="mt-16">
      <h2 id="sun-title" className="text-2xl">
        {sun.title}
      </h2>
      <p className="mt-2 max-w-3xl text-sea-800">{sun.about}</p>
      <div className="mt-5 grid items-center gap-x-10 gap-y-5 rounded-card bg-white p-5 shadow-card sm:p-6 lg:grid-cols-2 print:grid-cols-2">
        <SunDiagram {...sun} />
        <ul id="sun-words" className="grid gap-2 text-lg">
          {sun.days.map(({ month, sentence }) => (
            <li key={month}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** In units of the drawing, which is scaled to the width that it has. */
const drawing = { width: 360, rowHeight: 26, bar: 14, left: 78, right: 344, axis: 20 }

function SunDiagram({ diagram, days }: Pick<SunView, 'diagram' | 'days'>) {
  const { width, rowHeight, bar, left, right, axis } = drawing
  const { first, last } = diagramHours(days)
  const x = (hours: number) => left + ((hours - first) / (last - first)) * (right - left)
  const bottom = days.length * rowHeight
  const hours = Array.from({ length: 9 }, (_, index) => index * 3).filter(
    (hour) => hour >= first && hour <= last,
  )
  return (
    <svg
      role="img"
      aria-label={diagram}
      aria-describedby="sun-words"
      viewBox={`0 0 ${width} ${bottom + axis}`}
      className="w-full max-w-xl text-[12px] forced-colors:fill-[CanvasText]"
    >
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${x(hour)} 0V${bottom}`} className="stroke-sand-300" />
          <text x={x(hour)} y={bottom + 14} textAnchor="middle" className="fill-sea-800 text-[11px]">
            {hour}:00
          </text>
        </g>
      ))}
      {days.map(({ month, times }, row) => {
        const top = row * rowHeight + (rowHeight - bar) / 2
        return (
          <g key={month}>
            <text x="0" y={top + bar - 3} className="fill-sea-900 font-semibold">
              {month}
            </text>
            <path d={`M${left} ${top + bar / 2}H${right}`} className="stroke-sand-300" />
            {times.map(({ from, to }) => (
              <rect
                key={from}
                x={x(from / 60)}
                y={top}
                width={x(to / 60) - x(from / 60)}
                height={bar}
                rx="4"
                className="fill-[#c97a00] forced-colors:fill-[Highlight]"
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
