/**
 * Three versions of a record become one, field by field: what only one side changed since `opened` is taken from
 * that side. Where both did, `preferred` decides.
 */
export function mergeValues<Values>(
  { opened, mine, theirs }: Record<'opened' | 'mine' | 'theirs', Values>,
  preferred: 'mine' | 'theirs',
): Values {
  if (isGroup(opened) && isGroup(mine) && isGroup(theirs)) {
    const fields = Object.keys(theirs).map((name) => {
      const versions = { opened: opened[name], mine: mine[name], theirs: theirs[name] }
      return [name, mergeValues(versions, preferred)]
    })
    return Object.fromEntries(fields)
  }
  if (same(opened, mine)) return theirs
  if (same(opened, theirs)) return mine
  return preferred === 'mine' ? mine : theirs
}

/** Lists are one value: their lines have no names by which they could be told apart. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
