export const roomNames = {
  living: 'Дневна',
  'living-kitchen': 'Дневна с бокс',
  room: 'Стая',
  kitchen: 'Кухня',
  bedroom: 'Спалня',
  bathroom: 'Баня',
  toilet: 'WC',
  hall: 'Антре',
  landing: 'Коридор',
  dressing: 'Дрешник',
  storage: 'Килер',
  laundry: 'Мокро',
  terrace: 'Тераса',
  corridor: 'Коридор',
  stair: 'Стълбище',
  lift: 'Асансьор',
  bicycles: 'Велосипеди',
  technical: 'Техническо',
  lobby: 'Фоайе',
  shop: 'Магазин',
} as const

export type RoomKind = keyof typeof roomNames

/** The rooms that a Bulgarian buyer counts: a „двустаен“ has a living room and one bedroom. */
const countedKinds: readonly RoomKind[] = ['living', 'living-kitchen', 'room', 'bedroom']

export function isCounted(kind: RoomKind): boolean {
  return countedKinds.includes(kind)
}

/** Rooms for people to stay in need daylight. */
export function wantsWindow(kind: RoomKind): boolean {
  return isCounted(kind) || kind === 'kitchen'
}
