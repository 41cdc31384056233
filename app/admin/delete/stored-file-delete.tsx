import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { uploadsText } from '../../../text/admin/uploads.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { deleteStoredFile, StorageError } from '../../uploads/storage-client.ts'
import { useDeleteQuestion } from './use-delete-question.tsx'

interface StoredFileDeleteProps {
  target: UploadTarget
  url: string
  /** The name of the file in the confirmation dialog. */
  name: string
  messages: { done: string; failed: string; detail?: string }
  /** Replaces „Изтрий“ on the button. */
  label?: string
  /** What else is deleted. */
  warning?: string
  onDeleted(): void
}

/** Deletes a file of a kind that a record has only once: a brochure, a store's image, a plan. */
export function StoredFileDelete(props: StoredFileDeleteProps) {
  const { target, url, name, messages, label = adminText.actions.delete, warning, onDeleted } = props
  const [deleting, setDeleting] = useState(false)
  const remove = async () => {
    setDeleting(true)
    try {
      await deleteStoredFile(target, url)
      showSuccess(messages.done)
      onDeleted()
    } catch (thrown) {
      showError(messages.failed, explainStorageError(thrown) ?? messages.detail)
    }
    setDeleting(false)
  }
  const { ask, question } = useDeleteQuestion({ title: adminText.confirmDelete.title(name), warning, remove })
  return (
    <>
      <button
        type="button"
        disabled={deleting}
        onClick={ask}
        aria-label={`${label} ${name}`}
        className={rowAction.danger}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {label}
      </button>
      {question}
    </>
  )
}

/** Returns undefined for an error without a message for people. */
function explainStorageError(thrown: unknown): string | undefined {
  const { code, text } = thrown instanceof StorageError ? thrown : new StorageError('unknown')
  if (code === 'unauthenticated') return errors.signedOut
  if (code === 'object-not-found') return errors.gone
  if (code !== 'retry-limit-exceeded') return text.message
  const { message, detail } = uploadsText.faults['retry-limit-exceeded']
  return `${message} ${detail}`
}
