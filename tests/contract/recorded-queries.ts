import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
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
  // A subquery is recorded with the statement around it, and by itself.
  const texts = [...recorded.keys()]
  return [...recorded.values()].filter((each) => !texts.some((text) => text.includes(`(${each.sql})`)))
}

/**
 * How the engine carries a statement out, a line for each step; none for what is part of another statement. PostgreSQL is
 * told to scan a table only where no index serves: of a short one it would rather do that.
 */
export async function planOf(
  { name, reader }: Engine,
  { sql: text, parameters }: Recorded,
): Promise<string[]> {
  const explain = name === 'sqlite' ? 'explain query plan' : 'explain'
  const compiled = CompiledQuery.raw(`${explain} ${text}`, [...parameters])
  const lines = await reader
    .connection()
    .execute(async (alone) => {
      if (name === 'postgres') await sql`set enable_seqscan = off`.execute(alone)
      try {
        return (await alone.executeQuery<Record<string, string>>(compiled)).rows
      } finally {
        if (name === 'postgres') await sql`reset enable_seqscan`.execute(alone)
      }
    })
    .catch(() => [])
  return lines.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
}
