import type { Entrance } from '../building.ts'

/** What shows a stored file: a record, or settings. */
export type FileUse =
  | { kind: 'apartment'; id: string; number: string; entrance: Entrance }
  | { kind: 'store'; id: string; title: string }
  | { kind: 'floorPlan'; entrance: Entrance; floor: number }
  | { kind: 'parkingPlan'; level: number }
  | { kind: 'settings'; id: string }
