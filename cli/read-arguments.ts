interface Grammar {
  /** Shown with `--help` and after a wrong call. */
  usage: string
  /** Options without a value. */
  flags?: string[]
  fewest?: number
  most: number
  /** The allowed values of the first positional argument. */
  choices?: readonly string[]
}

/** Reads the arguments of a command. Ends it with a message if there is anything unknown. */
export function readArguments(grammar: Grammar, given = process.argv.slice(2)) {
  const isAsking = given.some((word) => word === '--help' || word === '-h')
  const usageError = isAsking ? undefined : findUsageError(given, grammar)
  if (isAsking || usageError) {
    if (usageError) console.error(usageError)
    console.error(`Usage: ${grammar.usage}`)
    process.exit(isAsking ? 0 : 1)
  }
  return { positionals: positionalsOf(given, grammar), has: (flag: string) => given.includes(flag) }
}

export function findUsageError(given: string[], grammar: Grammar): string | undefined {
  const positionals = positionalsOf(given, grammar)
  const unknown = positionals.find((word) => word.startsWith('-'))
  if (unknown !== undefined) return `There is no option ${unknown}.`
  if (positionals.length < (grammar.fewest ?? 0)) return 'Something is missing.'
  if (positionals.length > grammar.most)
    return `Nothing is known of: ${positionals.slice(grammar.most).join(' ')}.`
  const [first] = positionals
  if (first !== undefined && grammar.choices && !grammar.choices.includes(first))
    return `${first} is unknown: it is one of ${grammar.choices.join(', ')}.`
  return undefined
}

function positionalsOf(given: string[], { flags = [] }: Grammar): string[] {
  return given.filter((word) => !flags.includes(word))
}
