import { Trash2 } from 'lucide-react'
import { useFetcher, useLocation, useSubmit } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { rowAction, rowActionLabel } from '../../ui/row-action-styles.ts'
import { useMayChange } from '../session/use-role.ts'
import { useDeleteQuestion } from './use-delete-question.tsx'

interface DeleteButtonProps {
  /** The URL to which DELETE is sent. */
  to: string
  /** „апартамент 12“ */
  name: string
  /** What else is deleted. */
  warning?: string
  /** Whether the record can be restored for 30 days. */
  restorable?: boolean
  /** Whether the button is in a row of a table. It is smaller then, and the list stays open. */
  compact?: boolean
}

export function DeleteButton({ to, name, warning, restorable, compact = false }: DeleteButtonProps) {
  const fetcher = useFetcher()
  const submit = useSubmit()
  const { search } = useLocation()
  const busy = fetcher.state !== 'idle'
  const mayChange = useMayChange()

  // In a list, a fetcher deletes the record and the list stays open. On the record's own form, the deletion
  // navigates, because after a fetcher's DELETE the loader would read the deleted record (404).
  const remove = () => {
    const options = { method: 'DELETE', action: to + search, preventScrollReset: true } as const
    if (compact) fetcher.submit(null, options)
    else submit(null, options)
  }

  const { ask, question } = useDeleteQuestion({
    title: adminText.confirmDelete.title(name),
    warning,
    restorable,
    remove,
  })

  if (!mayChange) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${adminText.actions.delete} ${name}`}
        title={adminText.actions.delete}
        disabled={busy}
        onClick={ask}
        className={compact ? rowAction.danger : button({ kind: 'danger' })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        <span className={compact ? rowActionLabel : ''}>{adminText.actions.delete}</span>
      </button>
      {question}
    </>
  )
}
