import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

const type = (key: string, name: string, rooms: number) => ({
  key,
  name,
  rooms,
  bedrooms: rooms - 1,
  isMaisonette: key.endsWith('-maisonette'),
  isHidden: false,
})

/** What was written into the code before there was a record of the building. */
const buildingInCode = {
  name: 'Бриз',
  city: '',
  street: '',
  latitude: null,
  longitude: null,
  noun: 'сградата',
  entrances: [
    { id: '1', name: 'А', firstFloor: 1, lastFloor: 11 },
    { id: '2', name: 'Б', firstFloor: 1, lastFloor: 11 },
  ],
  floorNames: [],
  parkingLevels: [
    { level: -1, name: 'Сутерен' },
    { level: 1, name: 'Етаж 1' },
    { level: 2, name: 'Етаж 2' },
  ],
  apartmentTypes: [
    type('studio', 'Студио', 1),
    type('1-bedroom', 'Едностаен', 1),
    type('2-bedroom', 'Двустаен', 2),
    type('2-bedroom-maisonette', 'Двустаен мезонет', 2),
    type('3-bedroom', 'Тристаен', 3),
    type('3-bedroom-maisonette', 'Тристаен мезонет', 3),
    type('4-bedroom-maisonette', 'Четиристаен мезонет', 4),
  ],
  seaExposures: ['east', 'northeast', 'southeast'],
  statistics: [
    { label: 'апартамента', about: 'apartments', figure: 117 },
    { label: 'паркоместа', about: 'parkingSpots', figure: 140 },
    { label: 'стойки за велосипеди', about: '', figure: 163 },
    { label: 'търговски обекта', about: 'stores', figure: 2 },
  ],
  facts: [
    { label: 'Покрити паркоместа', about: '', figure: 135 },
    { label: 'Гаражи', about: '', figure: 2 },
  ],
  showsSoldPrices: true,
  hasSamplePlans: true,
  isPublished: true,
}

/** The first words of the home page, which an installation without words of its own has shown. */
const displayInCode = {
  heroImage: '',
  locationImage: '',
  logo: '',
  title: 'Вашият дом до морето',
  subtitle: 'Нова сграда на българското Черноморие: 117 апартамента на крачки от плажа',
}

/**
 * The building becomes a record. An installation that has content gets the building that was written into the code,
 * so that its pages stay as they are, and visitors go on seeing them; a new one has no record until somebody saves it. Every step can be done again: on
 * SQLite this is no transaction.
 */
export const building: Migration = {
  async up(db: Kysely<AnyTables>) {
    await db.schema
      .createTable('building')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await db
      .insertInto('versions')
      .values({ collection: 'building', version: 0 })
      .onConflict((conflict) => conflict.column('collection').doNothing())
      .execute()
    const hasContent = async (table: string) =>
      (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
    if (!(await hasContent('apartments')) && !(await hasContent('settings'))) return
    const updatedAt = new Date().toISOString()
    await db
      .insertInto('settings')
      .values({ id: 'display', revision: 1, value: JSON.stringify(displayInCode), updatedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await db
      .insertInto('building')
      .values({ id: 'building', revision: 1, value: JSON.stringify(buildingInCode), updatedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}
