import {
  type Building,
  type Entrance,
  entranceLetter,
  findFloorName,
  floorLabel,
  formatFloor,
  hasFloorName,
} from '../../domain/building/building.ts'

/** How one language names entrances and floors. */
export interface PlaceWords {
  /** „Вход А“ */
  entrance(letter: string): string
  /** Within a sentence: „етаж 3“ */
  floor(number: string): string
  /** As a title: „Етаж 3“ */
  floorTitle(number: string): string
  /** Within a sentence: „етажи 8–9“ */
  floors(span: string): string
  /** Both floors of a maisonette, one of which has a name: „партер и етаж 2“ */
  both(lower: string, upper: string): string
  /** The name of a floor within a sentence: „партер“ for „Партер“. German nouns keep their capital. */
  named(name: string): string
}

interface Floor {
  floor: number
  /** Undefined for the name that the floor has in all entrances. */
  entrance?: Entrance | undefined
}

interface Place extends Floor {
  entrance: Entrance
}

interface Floors extends Place {
  secondaryFloor: number | null
}

/** The names of entrances, floors and parking levels of a building, in the words of a language. */
export function placesWith(words: PlaceWords) {
  const entrance = (building: Building, id: Entrance) => words.entrance(entranceLetter(building, id))
  const floor = (building: Building, place: Floor) => {
    const name = findFloorName(building, place)
    return name === undefined ? words.floor(formatFloor(place.floor)) : words.named(name)
  }
  const floorTitle = (building: Building, place: Floor) =>
    findFloorName(building, place) ?? words.floorTitle(formatFloor(place.floor))
  return {
    entrance,
    floor,
    /** „Етаж 3“, or „Партер“ where the floor has a name. */
    floorTitle,
    /** „Вход А, етаж 3“ */
    place: (building: Building, place: Place) =>
      `${entrance(building, place.entrance)}, ${floor(building, place)}`,
    /** „етаж 3“, „етажи 8–9“, „партер“, or „партер и етаж 2“ */
    floors: (building: Building, { secondaryFloor, ...place }: Floors) => {
      if (secondaryFloor === null) return floor(building, place)
      const upper = { ...place, floor: secondaryFloor }
      return hasFloorName(building, place) || hasFloorName(building, upper)
        ? words.both(floor(building, place), floor(building, upper))
        : words.floors(`${formatFloor(place.floor)}–${formatFloor(secondaryFloor)}`)
    },
    /** Beside the word „Етаж“: "3", "8–9", „Партер“, or „Партер и етаж 2“ */
    floorSpan: (building: Building, { secondaryFloor, ...place }: Floors) => {
      if (secondaryFloor === null) return floorLabel(building, place)
      const upper = { ...place, floor: secondaryFloor }
      return hasFloorName(building, place) || hasFloorName(building, upper)
        ? words.both(floorTitle(building, place), floor(building, upper))
        : `${formatFloor(place.floor)}–${formatFloor(secondaryFloor)}`
    },
    /** A level's name, or „Етаж −1“ for a level that the building no longer has. */
    parkingLevel: ({ parkingLevels }: Building, level: number) =>
      parkingLevels.find((each) => each.level === level)?.name ?? words.floorTitle(formatFloor(level)),
  }
}
