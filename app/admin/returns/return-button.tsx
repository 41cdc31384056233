import { Undo2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { ReturningCollection } from '../../../domain/record/removal.ts'
import { returnsText as text } from '../../text/office/returns.ts'
import { button } from '../../ui/button.ts'
import { bringBack } from './bring-back.ts'
import { returnsKey } from './returns.tsx'

interface ReturnButtonProps {
  collection: ReturningCollection
  id: string
  until: string
  /** „Апартамент 12“ */
  name: string
}

/** On the line of the history that tells of a deletion. */
export function ReturnButton({ collection, id, until, name }: ReturnButtonProps) {
  const isBusy = useFetcher({ key: returnsKey }).state !== 'idle'
  return (
    <>
      <button
        type="button"
        aria-label={text.bringBackNamed(name)}
        disabled={isBusy}
        onClick={() => bringBack({ collection, ids: [id] })}
        className={button({
          kind: 'secondary',
          className: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        })}
      >
        <Undo2 className="size-4" aria-hidden="true" />
        {text.bringBack}
      </button>
      <span className="text-sm text-sea-700">{text.until(formatDate(until))}</span>
    </>
  )
}
