/**
 * The left-to-right mark: an invisible letter that is no space. Excel, LibreOffice and Gnumeric take what begins with it
 * for a text, and skip a no-break space in front of a number.
 */
const mark = '\u200e'

/** A text that begins with the mark gets one more, so that reading takes away exactly one. */
export function withoutOwnMark(text: string): string {
  return text.startsWith(mark) ? mark + text : text
}

/**
 * A text of a CSV that a spreadsheet would run as a formula begins with the mark and an apostrophe, which holds also where
 * marks are removed; one that it would take for a number, a date or a yes begins with the mark. Whole numbers written as
 * we write them stay as they are, because they come back as the same text.
 */
export function guarded(text: string, isPhone = false): string {
  if (isPhone && /^[\d\s+()/.,\p{Script=Cyrillic}-]+$/u.test(text)) return mark + text
  if (/^(?:'*\s*[=+\-@＝＋－＠]|[\t\r])/.test(text)) return `${mark}'${text}`
  return isMistaken(text) || text.startsWith(mark) ? mark + text : text
}

/** Digits with signs around them and at most one word, as in „3-4“, „5 %“ and „1 март 2026 г.“. */
function isMistaken(text: string): boolean {
  if (/^(?:true|false|истина|неистина)$/i.test(text.trim())) return true
  if (text.length > 40 || !/\d/.test(text) || text === String(Number(text))) return false
  return !/[^\d\s.,/:%'€$+-]/u.test(text.replace(/г\.?\s*$/, '').replace(/\p{L}+\.?/u, ''))
}

/** The text that was guarded: as a spreadsheet has read it from our CSV, wherever that saved it. */
export function unguarded(text: string): string {
  return text.startsWith(mark) ? text.slice(mark.length).replace(/^'/, '') : text
}
