const isBulgarian = (line: string) => /\p{Script=Cyrillic}/u.test(line)

/**
 * Puts Bulgarian lines before English ones. Some messages are agreed in English, word for word; the
 * Bulgarian lines say all that a person has to know, so they come first.
 */
export function bulgarianFirst(lines: readonly (string | undefined)[]): string[] {
  const given = lines.flatMap((line) => line || [])
  return [...given.filter(isBulgarian), ...given.filter((line) => !isBulgarian(line))]
}
