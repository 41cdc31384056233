import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import { accountsContract } from './accounts-contract.ts'
import { brokenWritesContract } from './broken-writes-contract.ts'
import { databaseContract } from './database-contract.ts'
import { enquiryServiceContract } from './enquiry-service-contract.ts'
import { historyContract } from './history-contract.ts'
import { limitsContract } from './limits-contract.ts'
import { peopleContract } from './people-contract.ts'
import { upgradesContract } from './upgrades-contract.ts'

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-sqlite-'))
  const engine = openSqlite(join(folder, 'test.sqlite'))
  return { engine, dispose: async () => rmSync(folder, { recursive: true }) }
}

databaseContract('SQLite', open)
accountsContract('SQLite', open)
peopleContract('SQLite', open)
limitsContract('SQLite', open)
enquiryServiceContract('SQLite', open)
historyContract('SQLite', open)
brokenWritesContract('SQLite', open)
upgradesContract('SQLite', open)
