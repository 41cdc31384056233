import { z } from 'zod'
import { entrances, firstFloor, lastFloor, type ParkingLevel, parkingLevels } from '../building/building.ts'
import { storeImageSlots } from '../store.ts'

const recordId = z.string().min(1).max(64)
const level = z.coerce
  .number()
  .refine((number): number is ParkingLevel => parkingLevels.some((known) => known === number))

export const uploadTargetSchema = z.discriminatedUnion('uploader', [
  z.object({ uploader: z.literal('apartmentPhoto'), apartmentId: recordId }),
  z.object({ uploader: z.literal('brochure'), apartmentId: recordId }),
  z.object({ uploader: z.literal('storeImage'), storeId: recordId, slot: z.enum(storeImageSlots) }),
  z.object({
    uploader: z.literal('floorPlan'),
    entrance: z.enum(entrances),
    floor: z.coerce.number().int().min(firstFloor).max(lastFloor),
  }),
  z.object({ uploader: z.literal('parkingPlan'), level }),
  z.object({ uploader: z.literal('displayImage'), slot: z.enum(['hero', 'location', 'logo']) }),
  z.object({ uploader: z.literal('media') }),
])

export type UploadTarget = z.infer<typeof uploadTargetSchema>

export function parseUploadTarget(uploader: string, query: URLSearchParams): UploadTarget | undefined {
  return uploadTargetSchema.safeParse({ ...Object.fromEntries(query), uploader }).data
}

export interface UploadResult {
  url: string
  name: string
  contentType: string
  size: number
  width?: number
  height?: number
}
