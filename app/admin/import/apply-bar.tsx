import { importText as text } from '../../text/office/import.ts'
import { button } from '../../ui/button.ts'

interface Props {
  count: number
  /** How many unlikely rows wait for a yes. */
  doubtful: number
  isBusy: boolean
  chooseAll(): void
  chooseSure(): void
  chooseNone(): void
}

export function ApplyBar({ count, doubtful, isBusy, chooseAll, chooseSure, chooseNone }: Props) {
  const choices = [
    [text.chooseAll, chooseAll],
    [text.chooseSure, chooseSure],
    [text.chooseNone, chooseNone],
  ] as const
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-sand-200 bg-sand-50 py-3">
      <button type="submit" disabled={count === 0 || isBusy} className={button()}>
        {isBusy ? text.applying : text.apply(count)}
      </button>
      {choices.map(([words, choose]) => (
        <button key={words} type="button" onClick={choose} className={button({ kind: 'quiet' })}>
          {words}
        </button>
      ))}
      {doubtful > 0 && <p className="text-sm font-semibold text-reserved">{text.withDoubts(doubtful)}</p>}
    </div>
  )
}
