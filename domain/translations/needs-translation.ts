/** Whether a text has Bulgarian words. „117“, „Smart Home“ and an entrance „1“ are the same in every language. */
export function needsTranslation(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}

/** Names that stay as they are in every language: pages in another one mark them as Bulgarian. */
export function bulgarianNames(names: readonly string[]): string[] {
  return names.filter(needsTranslation)
}
