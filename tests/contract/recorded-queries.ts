import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Engine } from '../../backend/data/engine.ts'

interface Recorded {
  sql: string
  parameters: readonly unknown[]
}

/** Runs `work` and returns each different statement that it reads with, except in transactions. */
export async function recordQueries(engine: Engine, work: () => Promise<unknown>): Promise<Recorded[]> {
  const { reader, longReader } = engine
  const recorded = new Map<string, Recorded>()
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const compiled = reader.getExecutor().compileQuery(node as RootOperationNode, queryId)
      recorded.set(compiled.sql, compiled)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  Object.assign(engine, { reader: reader.withPlugin(noting), longReader: longReader.withPlugin(noting) })
  try {
    await work()
  } finally {
    Object.assign(engine, { reader, longReader })
  }
  return [...recorded.values()]
}

/** How the engine carries a statement out, a line for each step; none for what is part of another statement. */
export async function planOf(
  { name, reader }: Engine,
  { sql: text, parameters }: Recorded,
): Promise<string[]> {
  const explain = name === 'sqlite' ? 'explain query plan' : 'explain'
  const result = await reader
    .executeQuery<Record<string, string>>(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))
    .catch(() => undefined)
  return (result?.rows ?? []).map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
}
