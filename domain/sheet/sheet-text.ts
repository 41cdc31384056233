/** Characters that no spreadsheet can carry: controls, halves of a character. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it comes back out of a spreadsheet: lines end in one way, and what cannot be carried is gone. */
export function sheetText(text: string): string {
  return text.replace(unwritable, '').replace(/\r\n?/g, '\n').trim()
}
