import { eurosOrNone, text } from './record/field-kinds.ts'
import { field, initialValues, type ValuesOf } from './record/field-table.ts'
import { schemaOf } from './record/schema-of.ts'
import type { Stored } from './record/stored-record.ts'
import type { Status } from './status.ts'

export const storeFields = {
  title: field(text(200, 'requiredFields'), { initial: '', visitors: true }),
  description: field(text(10_000, 'requiredFields'), { initial: '', visitors: true }),
  price: field(eurosOrNone('noPrice'), { initial: 0, visitors: true }),
}

export const storeSchema = schemaOf(storeFields)

export type StoreValues = ValuesOf<typeof storeFields>

export const storeImageSlots = ['main', 'secondary'] as const
export type StoreImageSlot = (typeof storeImageSlots)[number]

export interface Store extends StoreValues, Stored {
  /** Follows from its reservations and sales alone: no form changes it. */
  status: Status
  mainImage: string | null
  secondaryImage: string | null
  createdAt: string
  updatedAt: string
}

export const newStore: StoreValues = initialValues(storeFields)
