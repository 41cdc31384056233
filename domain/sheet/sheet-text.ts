/** Characters that no spreadsheet can carry: controls, halves of a character, marks of a lost one. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFD/gu

/** A text as it comes back out of a spreadsheet: lines end in one way, and what cannot be carried is gone. */
export function sheetText(text: string): string {
  return text.replace(unwritable, '').replace(/\r\n?/g, '\n').trim()
}
