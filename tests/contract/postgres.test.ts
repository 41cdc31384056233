import { inject } from 'vitest'
import { openPostgres } from '../../backend/data/engine/postgres.ts'
import { createOwnDatabase } from '../engines/own-database.ts'
import { accountsContract } from './accounts-contract.ts'
import { brokenWritesContract } from './broken-writes-contract.ts'
import { databaseContract } from './database-contract.ts'
import { enquiryServiceContract } from './enquiry-service-contract.ts'
import { historyContract } from './history-contract.ts'
import { limitsContract } from './limits-contract.ts'
import { peopleContract } from './people-contract.ts'
import { upgradesContract } from './upgrades-contract.ts'

/** Each suite gets a database of its own on the PostgreSQL of the test run. */
async function open() {
  const { url, drop } = await createOwnDatabase(inject('postgresUrl'))
  return { engine: await openPostgres(url), dispose: drop }
}

databaseContract('PostgreSQL', open)
accountsContract('PostgreSQL', open)
peopleContract('PostgreSQL', open)
limitsContract('PostgreSQL', open)
enquiryServiceContract('PostgreSQL', open)
historyContract('PostgreSQL', open)
brokenWritesContract('PostgreSQL', open)
upgradesContract('PostgreSQL', open)
