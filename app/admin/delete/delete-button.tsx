import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher, useLocation, useSubmit } from 'react-router'
import { adminText } from '../../text/office/admin.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { rowAction, rowActionWord } from '../../ui/row-actions.ts'

const text = adminText.confirmDelete

interface DeleteButtonProps {
  /** The address of what goes; a DELETE request is sent there. */
  to: string
  /** What goes, in words: „апартамент 12“. */
  name: string
  /** What goes along with it. */
  warning?: string
  /** A row of a table has less room than a form. */
  compact?: boolean
}

export function DeleteButton({ to, name, warning, compact = false }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const submit = useSubmit()
  const { search } = useLocation()
  const busy = fetcher.state !== 'idle'

  // From a list it goes on the side; a form's page must not be read again while its record goes.
  const remove = () => {
    setAsking(false)
    const options = { method: 'DELETE', action: to + search, preventScrollReset: true } as const
    if (compact) fetcher.submit(null, options)
    else submit(null, options)
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${adminText.actions.delete} ${name}`}
        title={adminText.actions.delete}
        disabled={busy}
        onClick={() => setAsking(true)}
        className={compact ? rowAction.danger : button({ kind: 'danger' })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        <span className={compact ? rowActionWord : ''}>{adminText.actions.delete}</span>
      </button>
      {asking && (
        <ConfirmDialog
          title={text.title(name)}
          confirm={adminText.actions.delete}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {[warning, text.forGood].filter(Boolean).join(' ')}
        </ConfirmDialog>
      )}
    </>
  )
}
