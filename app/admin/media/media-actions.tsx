import { Link2, Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FileUse, MediaFile } from '../../../domain/files/media.ts'
import { adminText } from '../../text/admin/admin.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { rowAction } from '../../ui/row-actions.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { nameUse } from './name-use.ts'

interface MediaActionsProps {
  file: MediaFile
  uses: FileUse[] | undefined
}

export function MediaActions({ file: { id, name, url }, uses }: MediaActionsProps) {
  const fetcher = useFetcher()
  const { ask, question } = useDeleteQuestion({
    title: adminText.confirmDelete.title(text.name(name)),
    warning: uses && text.stillUsed(uses.map(nameUse)),
    restorable: true,
    remove: () => fetcher.submit({ ids: id }, { method: 'POST' }),
  })
  const copy = async () => {
    const absoluteUrl = new URL(url, location.href).href
    try {
      await navigator.clipboard.writeText(absoluteUrl)
      showSuccess(text.copied)
    } catch {
      // Browsers keep the clipboard closed on pages without TLS; the URL can still be read and copied.
      showError(text.notCopied, absoluteUrl)
    }
  }
  return (
    <span className="flex">
      <IconButton icon={Link2} label={text.copy(name)} onClick={copy} className={rowAction.plain} />
      <IconButton
        icon={Trash2}
        label={text.delete(name)}
        disabled={fetcher.state !== 'idle'}
        onClick={ask}
        className={rowAction.danger}
      />
      {question}
    </span>
  )
}
