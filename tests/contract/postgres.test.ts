import { afterAll, beforeAll, expect, inject } from 'vitest'
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

// `pg` warns of a connection that is given a second query before the first one has ended; its next release refuses it.
const outdated: string[] = []
const note = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning') outdated.push(message)
}
beforeAll(() => void process.on('warning', note))
afterAll(() => {
  process.off('warning', note)
  expect(outdated).toEqual([])
})

databaseContract('PostgreSQL', open)
accountsContract('PostgreSQL', open)
peopleContract('PostgreSQL', open)
limitsContract('PostgreSQL', open)
enquiryServiceContract('PostgreSQL', open)
historyContract('PostgreSQL', open)
brokenWritesContract('PostgreSQL', open)
upgradesContract('PostgreSQL', open)
