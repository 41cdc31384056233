import type { Status } from '../../../domain/status.ts'
import type { ActedUnit } from './unit-actions.ts'

/** A unit as its panel and its menu show it. */
export interface GridUnit extends ActedUnit {
  revision: number
  /** „апартамент 12, вход А“ */
  name: string
  /** „Апартамент 12“ */
  title: string
  /** „Вход А, етаж 3 · Двустаен · 65 м²“ */
  facts: string
  price: number
  /** 0 where the price per square metre says nothing. */
  area: number
  /** The URL of the screen, whose action saves. */
  list: string
}

/** What is open at a cell: its panel, with the field of its price or without, its menu, or a status that is being saved. */
export type Opened =
  | { as: 'panel' | 'price' }
  | { as: 'menu'; at: Point | undefined }
  | { as: 'status'; status: Status }

export interface Point {
  x: number
  y: number
}
