import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

const collections = ['apartments', 'parkingSpots', 'stores', 'floorPlans', 'media', 'contacts', 'settings']

export const content: Migration = {
  async up(db: Kysely<AnyTables>) {
    await record(db, 'apartments')
      .addColumn('number', 'text', required)
      .addColumn('entrance', 'text', required)
      .addColumn('floor', 'integer', required)
      .addColumn('secondaryFloor', 'integer')
      .addColumn('type', 'text', required)
      .addColumn('exposure', 'text', required)
      .addColumn('rooms', 'integer', required)
      .addColumn('netArea', 'double precision', required)
      .addColumn('area', 'double precision', required)
      .addColumn('price', 'double precision', required)
      .addColumn('status', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('hasTerrace', 'integer', required)
      .addColumn('features', 'text', required)
      .addColumn('images', 'text', required)
      .addColumn('mainImage', 'text')
      .addColumn('brochureUrl', 'text')
      .addColumn('internalNotes', 'text', required)
      .$call(dated)
      .execute()
    await db.schema
      .createIndex('apartmentsByPlace')
      .on('apartments')
      .columns(['entrance', 'floor', 'secondaryFloor'])
      .execute()

    await record(db, 'parkingSpots')
      .addColumn('number', 'text', required)
      .addColumn('floor', 'integer', required)
      .addColumn('type', 'text', required)
      .addColumn('size', 'text', required)
      .addColumn('price', 'double precision', required)
      .addColumn('status', 'text', required)
      .addColumn('internalNotes', 'text', required)
      .$call(dated)
      .execute()

    await record(db, 'stores')
      .addColumn('title', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('mainImage', 'text')
      .addColumn('secondaryImage', 'text')
      .$call(dated)
      .execute()

    await record(db, 'floorPlans')
      .addColumn('entrance', 'text', required)
      .addColumn('floor', 'integer', required)
      .addColumn('imageUrl', 'text', required)
      .addColumn('imageWidth', 'integer', required)
      .addColumn('imageHeight', 'integer', required)
      .addColumn('apartments', 'text', required)
      .addUniqueConstraint('onePlanForEachPlace', ['entrance', 'floor'])
      .$call(dated)
      .execute()

    await record(db, 'media')
      .addColumn('name', 'text', required)
      .addColumn('url', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('size', 'double precision', required)
      .addColumn('storagePath', 'text', required)
      .addColumn('uploadedAt', 'text', required)
      .execute()
    await db.schema.createIndex('mediaByAge').on('media').columns(['uploadedAt', 'id']).execute()

    await record(db, 'contacts')
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('message', 'text', required)
      .addColumn('apartmentNumber', 'text', required)
      .addColumn('submittedAt', 'text', required)
      .addColumn('isRead', 'integer', required)
      .addColumn('searchText', 'text', required)
      .execute()
    await db.schema.createIndex('contactsByAge').on('contacts').columns(['submittedAt', 'id']).execute()
    await db.schema
      .createIndex('contactsByStateAndAge')
      .on('contacts')
      .columns(['isRead', 'submittedAt', 'id'])
      .execute()

    await record(db, 'settings')
      .addColumn('value', 'text', required)
      .addColumn('updatedAt', 'text', required)
      .execute()

    await db.schema
      .createTable('versions')
      .addColumn('collection', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', required)
      .execute()
    await db
      .insertInto('versions')
      .values(collections.map((collection) => ({ collection, version: 0 })))
      .execute()
  },
}

function record(db: Kysely<AnyTables>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
}

function dated<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn('createdAt', 'text', required).addColumn('updatedAt', 'text', required)
}

function required<T extends { notNull(): T }>(column: T): T {
  return column.notNull()
}
