import type { Uploader } from '../../domain/files/upload-rules.ts'
import { errors } from '../../text/admin/errors.ts'
import { explainUploadRefusal } from '../../text/admin/uploads.ts'
import { bulgarianFirst } from '../../text/bulgarian-first.ts'
import { showError } from '../ui/toaster.ts'
import { StorageError } from './storage-client.ts'

/** Shows a toast for a file that was to be uploaded after its record was added. */
export function showUploadError(uploader: Uploader, thrown: unknown): void {
  const { code, text } = thrown instanceof StorageError ? thrown : new StorageError('unknown')
  const known = explainUploadRefusal(uploader, code)
  const lines = [text.message ?? known.message, text.detail ?? known.detail]
  showError(errors.upload[uploader], bulgarianFirst(lines).join(' '))
}
