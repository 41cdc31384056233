/** Words in braces that stand for data of the company, so that a text which names them stays true. */
export const pagePlaceholders = ['фирма', 'ЕИК', 'адрес', 'имейл', 'телефон', 'срок'] as const
type PagePlaceholder = (typeof pagePlaceholders)[number]

/** What visitors read in the place of each placeholder. */
export type PageFacts = Record<PagePlaceholder, string>

const inBraces = /\{([^{}]*)\}/g

/** People may write „{еик}“ or „{ Фирма }“. */
function findPlaceholder(written: string): PagePlaceholder | undefined {
  const name = written.trim().toLocaleLowerCase('bg')
  return pagePlaceholders.find((each) => each.toLocaleLowerCase('bg') === name)
}

export function fillPlaceholders(text: string, facts: PageFacts): string {
  return text.replace(inBraces, (whole, written: string) => {
    const name = findPlaceholder(written)
    return name ? facts[name] : whole
  })
}

/** The longest part of an unknown placeholder that a message repeats. */
const quoted = 40

/** Returns the first brace that begins or ends no known placeholder, with the words at it. */
export function findUnknownPlaceholder(text: string): string | undefined {
  const others = text.replace(inBraces, (whole, written: string) => (findPlaceholder(written) ? '\n' : whole))
  const [found] = others.match(/\{[^{}\n]*\}?|\}/) ?? []
  return found && (found.length > quoted ? `${found.slice(0, quoted)}…` : found)
}
