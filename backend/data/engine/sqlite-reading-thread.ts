import { enableCompileCache } from 'node:module'
import type { StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openLockedFile } from './locked-files.ts'
import { readRows } from './plain-rows.ts'
import type { LongQuery, LongQueryResult } from './sqlite-long-reader.ts'

if (workerData.compiled) enableCompileCache(workerData.compiled)

const database = openLockedFile(workerData.file, { readOnly: true, timeout: 5000 })
database.exec('PRAGMA cache_size = -16000')
const prepared = new Map<string, StatementSync>()

/** Runs in the worker thread of sqlite-long-reader.ts. */
function runQuery({ id, sql, parameters }: LongQuery): LongQueryResult {
  try {
    if (prepared.size > 100) prepared.clear()
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return { id, rows: readRows(statement, parameters) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (query: LongQuery) => parentPort?.postMessage(runQuery(query)))
