import { type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** The mailbox that the spellings of an alert's e-mail lead to. Every step can be done again: on SQLite this is no transaction. */
export const alertMailboxes: Migration = {
  async up(db: Kysely<AnyTables>) {
    const tables = await db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'alerts')?.columns ?? []
    if (!columns.some(({ name }) => name === 'mailbox'))
      await db.schema
        .alterTable('alerts')
        .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    await sql`update alerts set mailbox = email`.execute(db)
    // There are at most 12,000 alerts, and few of them are spelled in another way.
    const spelled = await db
      .selectFrom('alerts')
      .select('email')
      .distinct()
      .where((row) =>
        row.or([
          row('email', 'like', '%+%@%'),
          row('email', 'like', '%@gmail.com'),
          row('email', 'like', '%@googlemail.com'),
        ]),
      )
      .execute()
    for (const { email } of spelled)
      await db
        .updateTable('alerts')
        .set({ mailbox: mailboxOf(email) })
        .where('email', '=', email)
        .execute()
    await db.schema
      .createIndex('alertsByMailbox')
      .ifNotExists()
      .on('alerts')
      .columns(['mailbox', 'subject'])
      .execute()
  },
}

function mailboxOf(email: string): string {
  const [, name = '', typedDomain = ''] = /^([^@]*)@(.*)$/.exec(email) ?? ['', email]
  const domain = typedDomain === 'googlemail.com' ? 'gmail.com' : typedDomain
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`
}
