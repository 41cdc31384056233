import { sql } from 'kysely'
import { openPostgres } from '../../backend/data/engine/postgres.ts'

/** Creates a new database on the PostgreSQL of the test run. */
export async function createOwnDatabase(serverUrl: string) {
  const server = await openPostgres(serverUrl)
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)}`.execute(server.writer)
  return {
    url: serverUrl.replace(/\/postgres$/, `/${name}`),
    async drop() {
      await sql`drop database ${sql.id(name)}`.execute(server.writer)
      await server.close()
    },
  }
}
