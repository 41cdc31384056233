export type RoomKind =
  | 'living'
  | 'living-kitchen'
  | 'room'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'landing'
  | 'dressing'
  | 'storage'
  | 'laundry'
  | 'terrace'
  | 'corridor'
  | 'stair'
  | 'lift'
  | 'bicycles'
  | 'technical'
  | 'lobby'
  | 'shop'

/** The rooms that a Bulgarian buyer counts: a „двустаен“ is a living room and one bedroom. */
const countedKinds: readonly RoomKind[] = ['living', 'living-kitchen', 'room', 'bedroom']

export function isCounted(kind: RoomKind): boolean {
  return countedKinds.includes(kind)
}

export function wantsWindow(kind: RoomKind): boolean {
  return isCounted(kind) || kind === 'kitchen'
}
