import { safeName } from './stored-path.ts'
import { type Uploader, type UploadRule, uploadRules } from './upload-rules.ts'

const maxShownNameLength = 200

export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{Control}\p{Format}\p{Surrogate}]/gu, '').trim()
  return [...visible].slice(0, maxShownNameLength).join('') || 'file'
}

/** The name in storage: safe on every file system, with the extension of the real content type. */
export function storedName(name: string, uploader: Uploader, contentType: string): string {
  const safe = safeName(shownName(name))
  const { accept }: UploadRule = uploadRules[uploader]
  const endings = accept[contentType] ?? []
  return endings.some((ending) => safe.endsWith(ending)) ? safe : safeName(safe + (endings[0] ?? ''))
}
