import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What the office looks for in tables that grow for ever is found by an index: changes by who made them, of what and of
 * which kind; those that hold internal notes, where people may be named; reservations by their home and enquiry. Every
 * step can be done again: on SQLite this is no transaction.
 */
export const longReads: Migration = {
  async up(db: Kysely<unknown>) {
    const onChanges = (index: string) => db.schema.createIndex(index).ifNotExists().on('changes')
    await onChanges('changesByActor').columns(['actorId', 'at']).execute()
    await onChanges('changesByActorKind').columns(['actorKind', 'at']).execute()
    await onChanges('changesByCollection').columns(['collection', 'at']).execute()
    await onChanges('changesOfRecordByRevision').columns(['collection', 'recordId', 'revision']).execute()
    await onChanges('changesByKind').columns(['kind', 'at']).execute()
    await sql`create index if not exists "changesOfBatchByKind" on changes (batch, kind)
      where batch is not null`.execute(db)
    await sql`create index if not exists "changesWithNotes" on changes (id)
      where fields like '%"internalNotes":{%'`.execute(db)

    const onReservations = (index: string) => db.schema.createIndex(index).ifNotExists().on('reservations')
    await onReservations('reservationsOfHome').column('apartmentId').execute()
    await onReservations('reservationsOfEnquiry').columns(['enquiryId', 'createdAt']).execute()
    await onReservations('reservationsByAge').columns(['createdAt', 'id']).execute()
    await db.schema
      .createIndex('apartmentsByNumber')
      .ifNotExists()
      .on('apartments')
      .column('number')
      .execute()
  },
}
