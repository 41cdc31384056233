import { safeName } from '../../domain/files/stored-path.ts'

/**
 * The header that names a file: Cyrillic for clients that understand RFC 5987, else transliterated. A name may have been
 * cut within a letter, which has no encoding.
 */
export function contentDisposition(as: 'attachment' | 'inline', name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const safe = safeName(name)
  const full = safe === name ? '' : `; filename*=UTF-8''${encoded}`
  return `${as}; filename="${safe}"${full}`
}
