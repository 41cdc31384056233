const isBulgarian = (line: string) => /\p{Script=Cyrillic}/u.test(line)

/**
 * The lines of a message in the order in which a person reads them. Messages that the specification gives in English
 * stay word for word, but come after the Bulgarian ones: those say all that one has to know. Whatever shows a message
 * that may be English puts its lines in order here.
 */
export function bulgarianFirst(lines: readonly (string | undefined)[]): string[] {
  const said = lines.flatMap((line) => line || [])
  return [...said.filter(isBulgarian), ...said.filter((line) => !isBulgarian(line))]
}
