import { z } from 'zod'
import { requiredText } from './record/field-schemas.ts'
import type { Stored } from './record/stored-record.ts'

const missing = 'Моля, попълнете всички задължителни полета'

export const storeSchema = z.object({
  title: requiredText(missing, 200),
  description: requiredText(missing, 10_000),
})

export type StoreValues = z.infer<typeof storeSchema>

export const storeImageSlots = ['main', 'secondary'] as const
export type StoreImageSlot = (typeof storeImageSlots)[number]

export interface Store extends StoreValues, Stored {
  mainImage: string | null
  secondaryImage: string | null
  createdAt: string
  updatedAt: string
}

export const newStore: StoreValues = { title: '', description: '' }
