/** Whether a text has Bulgarian words. „117“, „Smart Home“ and an entrance „1“ are the same in every language. */
export function needsTranslation(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}
