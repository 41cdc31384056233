import type { Database } from '../../../backend/data/database.ts'
import type { DealDesk } from '../../../backend/deals/deals.ts'
import type { Role } from '../../../domain/people/role.ts'
import type { ListPrice } from '../../../domain/reservation/discount.ts'
import type { UnitIds } from '../../../domain/reservation/reservation.ts'
import type { TodayKindName } from '../../../text/admin/today.ts'

/** Something that waits for a person today, as the list shows it. */
export interface TodayItem {
  kind: TodayKindName
  id: string
  /** The hour, such as 14:30; empty for any time of the day. */
  time: string
  /** Whether it was due before. */
  isLate: boolean
  title: string
  note: string
  url: string
  phone?: string
  /** What the button „done“ says, where it says more. */
  done?: string
  /** What the message says after „done“, where it says more. */
  finished?: string
  /** Another way to deal with it, on a screen of its own. */
  more?: { label: string; url: string }
  /** What the record looked like, so that an action on an older one is refused or harmless. */
  seen: string
}

export interface TodayReader {
  db: Database
  /** Changes deals, with the mails about them. */
  desk: DealDesk
  /** Whose day it is. */
  ownerId: string
  ownerRole: Role
  now: Date
  today: string
  /** „апартамент 12, вход А“ by id. */
  apartmentName(id: string): string | undefined
  /** The same for all that a reservation holds. */
  unitsName(reservation: UnitIds): string
  listPrice(reservation: UnitIds): ListPrice
}

export type TodayTask = Pick<TodayItem, 'id' | 'seen'>

/** What is needed to take an action back; sent again by the browser, and checked again. */
type Before = string

/** One kind of items: how they are read, and what its buttons do. today-kinds.server.ts lists all. */
export interface TodayKind {
  read(reader: TodayReader): Promise<Omit<TodayItem, 'kind'>[]>
  /** Returns nothing where it cannot be taken back. */
  done(reader: TodayReader, task: TodayTask): Promise<Before | undefined>
  /** Moves it to tomorrow. */
  later(reader: TodayReader, task: TodayTask): Promise<Before>
  back(reader: TodayReader, task: TodayTask & { before: Before }): Promise<void>
}

/** Of each kind. */
export const mostItems = 50
