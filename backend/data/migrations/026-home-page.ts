import type { Kysely, Migration } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration meets tables that the current types no longer know
type AnyTables = any

/** What the code said on every home page until now. The keys of images stand for pictures of the build. */
const homePageInCode = {
  blocks: [
    'hero',
    'featured',
    'interiors',
    'benefits',
    'description',
    'statistics',
    'progress',
    'paymentPlan',
    'location',
    'contact',
  ].map((kind) => ({ kind, isShown: true })),
  title: 'Вашият дом до морето',
  subtitle: 'Нова сграда на българското Черноморие',
  heroImage: 'bundled:dusk',
  heroImageUpright: '',
  featured: [],
  interiorsTitle: 'Как се живее тук',
  interiorsText: 'Светли стаи, големи прозорци и материали, които остаряват красиво.',
  interiors: [
    { image: 'bundled:living', caption: 'Дневна', isSample: true },
    { image: 'bundled:kitchen', caption: 'Кухня', isSample: true },
    { image: 'bundled:bedroom', caption: 'Спалня', isSample: true },
  ],
  benefitsTitle: 'Домът, в който всичко е обмислено',
  benefits: [
    {
      icon: 'shield',
      title: 'Сигурност',
      text: 'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.',
    },
    {
      icon: 'bus',
      title: 'Комуникация',
      text: 'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.',
    },
    {
      icon: 'leaf',
      title: 'Енергийна ефективност клас A',
      text: 'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.',
    },
    {
      icon: 'gem',
      title: 'Качество',
      text: 'Подбрани материали и внимателно изпълнение, което личи и след години.',
    },
  ],
  descriptionTitle: '',
  descriptionPoints:
    'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера\nСтойки за велосипеди',
  descriptionImage: 'bundled:day',
  locationTitle: '',
  locationText: 'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.',
  locationImage: 'bundled:aerial',
  nearby: [],
  mapLink: '',
  contactTitle: '',
  contactIntro: '',
}

const type = (key: string, name: string, rooms: number) => ({
  key,
  name,
  rooms,
  bedrooms: rooms - 1,
  isMaisonette: key.endsWith('-maisonette'),
  isHidden: false,
})

/** The building of an installation that has never saved one, written out for those that have saved a logo. */
const unsavedBuilding = {
  name: '',
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
    { label: 'апартамента', about: 'apartments', figure: null },
    { label: 'паркоместа', about: 'parkingSpots', figure: null },
    { label: 'търговски обекта', about: 'stores', figure: null },
  ],
  facts: [],
  showsSoldPrices: true,
  hasSamplePlans: true,
  isPublished: false,
}

interface Entrance {
  firstFloor: number
  lastFloor: number
}

const words = 'един два три четири пет шест седем осем девет десет единадесет дванадесет'.split(' ')
const inWords = (number: number) => words[number - 1] ?? String(number)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence that pages made from the building: „Единадесет етажа с два входа, замислени така …“ */
function describeFloors(entrances: Entrance[]): string {
  const floors = new Set<number>()
  for (const { firstFloor, lastFloor } of entrances) {
    for (let floor = Math.max(0, firstFloor); floor <= lastFloor; floor += 1) floors.add(floor)
  }
  const purpose = 'така, че всеки дом да получи светлина и въздух.'
  if (floors.size === 0) return `Замислена ${purpose}`
  const height = floors.size === 1 ? 'Един етаж' : `${capitalized(inWords(floors.size))} етажа`
  const ways = entrances.length === 1 ? 'един вход' : `${inWords(entrances.length)} входа`
  return `${height} с ${ways}, ${floors.size === 1 ? 'замислен' : 'замислени'} ${purpose}`
}

interface StoredDisplay {
  title?: string
  subtitle?: string
  heroImage?: string
  locationImage?: string
  logo?: string
}

/**
 * The texts and pictures of the home page become data. An installation that has content gets those of the code, so
 * that its page stays as it is; a new one has none. Where a picture was empty, the record and its history get the one
 * that was shown, so that older changes can still be reverted. The logo moves from the home page to the building.
 * Every step can be done again: on SQLite this is no transaction.
 */
export const homePage: Migration = {
  async up(db: Kysely<AnyTables>) {
    const hasContent = async (table: string) =>
      (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
    const isEmpty =
      !(await hasContent('apartments')) && !(await hasContent('settings')) && !(await hasContent('building'))
    if (isEmpty) return
    const display = await findById(db, 'settings', 'display')
    const stored: StoredDisplay & { blocks?: unknown } = display ? JSON.parse(display.value) : {}
    if (stored.blocks !== undefined) return
    const building = await findById(db, 'building', 'building')
    const described = building ? JSON.parse(building.value) : unsavedBuilding

    // The building is written first: the home page, which loses its logo, says whether all of this was done. Apartments
    // without photos keep the sample pictures that they have shown.
    const { logo = '', heroImage, locationImage, ...texts } = stored
    const value = JSON.stringify({ ...described, logo: described.logo || logo, hasSamplePictures: true })
    const updatedAt = new Date().toISOString()
    if (building) await db.updateTable('building').set({ value }).where('id', '=', 'building').execute()
    else if (logo !== '')
      await db.insertInto('building').values({ id: 'building', revision: 1, value, updatedAt }).execute()

    const shown = { heroImage: homePageInCode.heroImage, locationImage: await findLocationImage(db) }
    await nameShownImages(db, shown)
    const written = JSON.stringify({
      ...homePageInCode,
      ...texts,
      heroImage: heroImage || shown.heroImage,
      locationImage: locationImage || shown.locationImage,
      descriptionText: describeFloors(described.entrances),
    })
    if (display)
      await db.updateTable('settings').set({ value: written }).where('id', '=', 'display').execute()
    else
      await db
        .insertInto('settings')
        .values({ id: 'display', revision: 1, value: written, updatedAt })
        .execute()
  },
}

/** The file that operators may put into the media folder was shown before the picture of the build. */
async function findLocationImage(db: Kysely<AnyTables>): Promise<string> {
  const path = 'media/location.jpg'
  const file = await db.selectFrom('pictures').select('path').where('path', '=', path).executeTakeFirst()
  return file ? `/files/${path}` : homePageInCode.locationImage
}

/** Replaces empty pictures in the history of the home page: a change is reverted only while its value is the latest. */
async function nameShownImages(db: Kysely<AnyTables>, shown: Record<string, string>): Promise<void> {
  const changes: { id: string; fields: string }[] = await db
    .selectFrom('changes')
    .select(['id', 'fields'])
    .where('collection', '=', 'settings')
    .where('recordId', '=', 'display')
    .execute()
  for (const { id, fields: text } of changes) {
    const fields: Record<string, { from?: unknown; to?: unknown }> = JSON.parse(text)
    for (const [name, image] of Object.entries(shown)) {
      const field = fields[name]
      if (field?.from === '') field.from = image
      if (field?.to === '') field.to = image
    }
    const named = JSON.stringify(fields)
    if (named !== text) await db.updateTable('changes').set({ fields: named }).where('id', '=', id).execute()
  }
}

async function findById(
  db: Kysely<AnyTables>,
  table: string,
  id: string,
): Promise<{ value: string } | undefined> {
  return db.selectFrom(table).select('value').where('id', '=', id).executeTakeFirst()
}
