import { importText as text } from '../../text/admin/import.ts'
import { button } from '../../ui/button.ts'

interface Props {
  count: number
  /** Whether there are unlikely rows, and how many of them wait for a yes. */
  hasWarnings: boolean
  rowsWithWarnings: number
  isBusy: boolean
  chooseAll(): void
  chooseSure(): void
  chooseNone(): void
}

export function ApplyBar({
  count,
  hasWarnings,
  rowsWithWarnings,
  isBusy,
  chooseAll,
  chooseSure,
  chooseNone,
}: Props) {
  const choices: [string, () => void][] = [
    [text.chooseAll, chooseAll],
    ...(hasWarnings ? [[text.chooseSure, chooseSure] satisfies [string, () => void]] : []),
    [text.chooseNone, chooseNone],
  ]
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 flex flex-wrap items-center gap-x-1 border-t border-sand-200 bg-sand-50 py-1.5 sm:gap-y-1 sm:py-3">
      <button
        type="submit"
        disabled={count === 0 || isBusy}
        className={button({ className: 'max-sm:w-full' })}
      >
        {isBusy ? text.applying : text.apply(count)}
      </button>
      {choices.map(([label, choose]) => (
        <button
          key={label}
          type="button"
          onClick={choose}
          className={button({ kind: 'quiet', className: 'max-sm:px-2 max-sm:text-sm' })}
        >
          {label}
        </button>
      ))}
      {rowsWithWarnings > 0 && (
        <p className="text-sm font-semibold text-reserved">{text.withWarnings(rowsWithWarnings)}</p>
      )}
    </div>
  )
}
