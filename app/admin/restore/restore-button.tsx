import { Undo2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { restoreText as text } from '../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import { requestRestore } from './request-restore.ts'
import { restoreKey } from './restore-requests.tsx'

interface RestoreButtonProps {
  collection: RestorableCollection
  id: string
  until: string
  /** „Апартамент 12“ */
  name: string
}

/** On the line of the history that tells of a deletion. */
export function RestoreButton({ collection, id, until, name }: RestoreButtonProps) {
  const isBusy = useFetcher({ key: restoreKey }).state !== 'idle'
  return (
    <>
      <button
        type="button"
        aria-label={text.restoreNamed(name)}
        disabled={isBusy}
        onClick={() => requestRestore({ collection, ids: [id] })}
        className={button({
          kind: 'secondary',
          className: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        })}
      >
        <Undo2 className="size-4" aria-hidden="true" />
        {text.restore}
      </button>
      <span className="text-sm text-sea-700">{text.until(formatDate(until))}</span>
    </>
  )
}
