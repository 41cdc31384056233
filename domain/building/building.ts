import type { Exposure } from './exposure.ts'

/** The id of an entrance, which apartments, plans and URLs hold: „1“. People read its name. */
export type Entrance = string
/** The key of an apartment type, as the specification stores it: `2-bedroom`. */
export type ApartmentType = string
export type ParkingLevel = number

export interface BuildingEntrance {
  id: Entrance
  /** A letter or a name: „А“, „Север“. */
  name: string
  firstFloor: number
  lastFloor: number
}

/** A floor that has a name instead of its number, such as „Партер“. */
export interface FloorName {
  /** Empty where the name is the same in all entrances. */
  entrance: Entrance | ''
  floor: number
  name: string
}

export interface BuildingLevel {
  level: ParkingLevel
  name: string
}

export interface BuildingType {
  key: ApartmentType
  name: string
  rooms: number
  bedrooms: number
  /** A maisonette continues on the floor above. */
  isMaisonette: boolean
  /** Hidden types are offered in no form and no filter. Apartments that have one keep it. */
  isHidden: boolean
}

/** Records that a figure of the home page can follow. */
export const countedRecords = ['apartments', 'parkingSpots', 'stores'] as const
export type CountedRecords = (typeof countedRecords)[number]

/** A number with its label, such as „117 апартамента“. */
export interface Figure {
  label: string
  /** The records that the figure is about; empty where it is about none, such as for bicycle racks. */
  about: CountedRecords | ''
  /** The number, or null where it is counted from the records and follows them. */
  figure: number | null
}

/** What a company says of its building. Rules, schemas, lists and pages take it as an argument. */
export type Building = {
  name: string
  city: string
  street: string
  latitude: number | null
  longitude: number | null
  /** What texts call the building: „сградата“. */
  noun: string
  /** The URL of a stored image; where it is empty, pages show the name. */
  logo: string
  entrances: BuildingEntrance[]
  floorNames: FloorName[]
  parkingLevels: BuildingLevel[]
  apartmentTypes: BuildingType[]
  /** Exposures from which the sea is seen. */
  seaExposures: Exposure[]
  statistics: Figure[]
  facts: Figure[]
  /** Whether visitors see what a sold unit was offered for. Price lists never show it. */
  showsSoldPrices: boolean
  /** Whether levels without a plan of their own show the bundled plans of the specification's building. */
  hasSamplePlans: boolean
  /** Whether apartments without photos show the bundled pictures of rooms, which are marked as samples. */
  hasSamplePictures: boolean
  /**
   * Whether visitors see the site. Otherwise they see „Очаквайте“, and only people who are signed in see it.
   */
  isPublished: boolean
}

/** What the form of the building says. Publishing and hiding the site is an act of its own. */
export type BuildingDescription = Omit<Building, 'isPublished'>

/** A building without anything, for names and kinds of fields, which are the same in every building. */
export const emptyBuilding: Building = {
  name: '',
  city: '',
  street: '',
  latitude: null,
  longitude: null,
  noun: 'сградата',
  logo: '',
  entrances: [],
  floorNames: [],
  parkingLevels: [],
  apartmentTypes: [],
  seaExposures: [],
  statistics: [],
  facts: [],
  showsSoldPrices: true,
  hasSamplePlans: false,
  hasSamplePictures: false,
  isPublished: false,
}

/** The building as visitors know it: without a name of its own, it has that of the company. */
export function namedBuilding(building: Building, companyName: string): Building {
  if (building.name !== '') return building
  const known = named.get(building)
  if (known?.name === companyName) return known
  const made = { ...building, name: companyName }
  named.set(building, made)
  return made
}

/** The same building stays the same object, because `forBuilding` caches its results by object. */
const named = new WeakMap<Building, Building>()

/**
 * Where the building stands: „ул. „Морска“ 2, Варна“. A building without street and city has the company's address,
 * which was the only one before the building had its own.
 */
export function buildingAddress({ street, city }: Building, companyAddress: string): string {
  return [street, city].filter((part) => part !== '').join(', ') || companyAddress
}

export function entranceIds({ entrances }: Building): Entrance[] {
  return entrances.map(({ id }) => id)
}

/** The letter of the entrance: „А“. An entrance that the building no longer has keeps its id. */
export function entranceLetter({ entrances }: Building, entrance: Entrance): string {
  return entrances.find(({ id }) => id === entrance)?.name ?? entrance
}

export function entranceName(building: Building, entrance: Entrance): string {
  return `Вход ${entranceLetter(building, entrance)}`
}

/** All floors that an entrance has, the lowest first. */
export function floorsOfEntrance({ entrances }: Building, entrance: Entrance): number[] {
  const found = entrances.find(({ id }) => id === entrance)
  return found ? floorRange(found.firstFloor, found.lastFloor) : []
}

/** Every floor that some entrance has, the lowest first. */
export function floorsOf({ entrances }: Building): number[] {
  const floors = entrances.flatMap(({ firstFloor, lastFloor }) => floorRange(firstFloor, lastFloor))
  return [...new Set(floors)].sort((a, b) => a - b)
}

function floorRange(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

interface Place {
  entrance: Entrance
  floor: number
}

/** A floor of one entrance or, where `entrance` is undefined, of all entrances. */
interface FloorPlace {
  entrance?: Entrance | undefined
  floor: number
}

/** „Партер“, or the number of the floor. Without an entrance, the name that the floor has in all of them. */
export function floorLabel(building: Building, { entrance, floor }: FloorPlace): string {
  return findFloorName(building, { entrance, floor }) ?? formatFloor(floor)
}

export function hasFloorName(building: Building, place: FloorPlace): boolean {
  return findFloorName(building, place) !== undefined
}

/** „етаж 3“, or „партер“ where the floor has a name. */
export function floorName(building: Building, place: FloorPlace): string {
  const name = findFloorName(building, place)
  return name === undefined ? `етаж ${formatFloor(place.floor)}` : name.toLocaleLowerCase('bg')
}

/** „Вход А, етаж 3“. */
export function placeName(building: Building, place: Place): string {
  return `${entranceName(building, place.entrance)}, ${floorName(building, place)}`
}

/** The name of a floor, such as „Партер“, where it has one. */
export function findFloorName({ floorNames }: Building, { entrance, floor }: FloorPlace): string | undefined {
  const here = floorNames.filter((each) => each.floor === floor)
  return (here.find((each) => each.entrance === entrance) ?? here.find((each) => each.entrance === ''))?.name
}

/** With a minus sign instead of a hyphen: „−1“. */
export function formatFloor(floor: number): string {
  return floor < 0 ? `−${-floor}` : String(floor)
}

export function parkingLevelsOf({ parkingLevels }: Building): ParkingLevel[] {
  return parkingLevels.map(({ level }) => level)
}

/**
 * The name of a parking level, or „Етаж −1“ and the like for a level that the building's record does not have.
 */
export function parkingLevelName({ parkingLevels }: Building, level: number): string {
  return parkingLevels.find((each) => each.level === level)?.name ?? `Етаж ${formatFloor(level)}`
}

/**
 * A function that makes its value once for each building and keeps it. A building never changes: a saved one is
 * a new object.
 */
export function forBuilding<Value>(make: (building: Building) => Value): (building: Building) => Value {
  const made = new WeakMap<Building, Value>()
  return (building) => {
    const value = made.get(building) ?? make(building)
    made.set(building, value)
    return value
  }
}

/** Whether the sea is seen from an apartment with this exposure. */
export function facesSea({ seaExposures }: Building, exposure: Exposure): boolean {
  return seaExposures.includes(exposure)
}
