import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../backend/data/database.ts'
import { type Collection, collections } from '../../backend/data/schema.ts'

/** Records which collections are queried from now on; the returned function lists those that `work` has queried. */
export function watchTables({ engine }: Database) {
  const read = new Set<Collection>()
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      for (const name of namesIn(node)) if (isCollection(name)) read.add(name)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  engine.reader = engine.reader.withPlugin(noting)
  engine.longReader = engine.longReader.withPlugin(noting)
  return async (work: () => Promise<unknown>): Promise<Collection[]> => {
    read.clear()
    await work()
    return [...read].sort()
  }
}

function isCollection(name: string): name is Collection {
  return collections.some((known) => known === name)
}

/** Returns the identifiers in a query, tables among them. */
function namesIn(node: object): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'name' && typeof value === 'string') return [value]
    return value !== null && typeof value === 'object' ? namesIn(value) : []
  })
}
