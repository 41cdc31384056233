import { sql } from 'kysely'
import { inject } from 'vitest'
import { openPostgres } from '../../backend/data/engine/postgres.ts'
import { accountsContract } from './accounts-contract.ts'
import { brokenWritesContract } from './broken-writes-contract.ts'
import { databaseContract } from './database-contract.ts'
import { enquiryDeskContract } from './enquiry-desk-contract.ts'
import { historyContract } from './history-contract.ts'
import { limitsContract } from './limits-contract.ts'

/** Each suite gets a database of its own on the one server of the run. */
async function open() {
  const server = await openPostgres(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(server.writer)
  const engine = await openPostgres(inject('postgresUrl').replace(/\/postgres$/, `/${name}`))
  return {
    engine,
    async dispose() {
      await sql`drop database ${sql.id(name)}`.execute(server.writer)
      await server.close()
    },
  }
}

databaseContract('PostgreSQL', open)
accountsContract('PostgreSQL', open)
limitsContract('PostgreSQL', open)
enquiryDeskContract('PostgreSQL', open)
historyContract('PostgreSQL', open)
brokenWritesContract('PostgreSQL', open)
