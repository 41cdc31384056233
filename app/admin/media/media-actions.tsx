import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { MediaFile } from '../../../domain/files/media.ts'
import { adminText } from '../../text/office/admin.ts'
import { mediaText as text } from '../../text/office/media.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { rowAction } from '../../ui/row-actions.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'

export function MediaActions({ file: { id, name, url } }: { file: MediaFile }) {
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const remove = () => {
    setAsking(false)
    fetcher.submit({ ids: id }, { method: 'POST' })
  }
  const copy = async () => {
    const address = new URL(url, location.href).href
    try {
      await navigator.clipboard.writeText(address)
      showSuccess(text.copied)
    } catch {
      // Browsers keep the clipboard closed on pages without TLS; the address can still be read and copied.
      showError(text.notCopied, address)
    }
  }
  return (
    <span className="flex">
      <button
        type="button"
        onClick={copy}
        aria-label={text.copy(name)}
        title={text.copy(name)}
        className={rowAction.plain}
      >
        <Link2 className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        disabled={fetcher.state !== 'idle'}
        onClick={() => setAsking(true)}
        aria-label={text.delete(name)}
        title={text.delete(name)}
        className={rowAction.danger}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
      {asking && (
        <ConfirmDialog
          title={adminText.confirmDelete.title(text.name(name))}
          confirm={adminText.actions.delete}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {adminText.confirmDelete.forGood}
        </ConfirmDialog>
      )}
    </span>
  )
}
