import { z } from 'zod'
import {
  type Building,
  entranceIds,
  floorsOfEntrance,
  forBuilding,
  parkingLevelsOf,
} from '../building/building.ts'
import { imageFitSchema } from '../floor-plan/image-fit.ts'
import { lights } from '../panorama/panorama.ts'
import { templateKinds } from '../paper/paper.ts'
import { storeImageSlots } from '../store.ts'

const recordId = z.string().min(1).max(64)
/** How a picture that replaces another one was laid over it, as `writeImageFit` writes it. */
const imageFit = z
  .string()
  .refine((text) => imageFitSchema.safeParse(text).success)
  .optional()

/** Images of the home page, and the building's logo. Their forms link them when they are saved. */
export const displayImageSlots = ['hero', 'upright', 'interior', 'description', 'location', 'logo'] as const
export type DisplayImageSlot = (typeof displayImageSlots)[number]

export const uploadTargetSchema = forBuilding((building) =>
  z.discriminatedUnion('uploader', [
    z.object({ uploader: z.literal('apartmentPhoto'), apartmentId: recordId }),
    z.object({ uploader: z.literal('brochure'), apartmentId: recordId }),
    z.object({ uploader: z.literal('storeImage'), storeId: recordId, slot: z.enum(storeImageSlots) }),
    z.object({ uploader: z.literal('progressPicture'), entryId: recordId }),
    z
      .object({
        uploader: z.literal('floorPlan'),
        entrance: z.enum(entranceIds(building)),
        floor: z.coerce.number().int(),
        fit: imageFit,
      })
      .refine(({ entrance, floor }) => floorsOfEntrance(building, entrance).includes(floor)),
    z.object({
      uploader: z.literal('parkingPlan'),
      level: z.coerce.number().refine((level) => parkingLevelsOf(building).includes(level)),
      fit: imageFit,
    }),
    // A view that does not exist is added under the id that the browser has chosen.
    z.object({ uploader: z.literal('buildingView'), viewId: z.uuid(), fit: imageFit }),
    // So is a panorama; its picture by day comes first.
    z.object({ uploader: z.literal('panorama'), panoramaId: z.uuid(), light: z.enum(lights) }),
    z.object({ uploader: z.literal('dealScan'), dealId: recordId }),
    z.object({ uploader: z.literal('paperTemplate'), kind: z.enum(templateKinds) }),
    z.object({ uploader: z.literal('displayImage'), slot: z.enum(displayImageSlots) }),
    z.object({ uploader: z.literal('media') }),
  ]),
)

export type UploadTarget = z.infer<ReturnType<typeof uploadTargetSchema>>

export function parseUploadTarget(
  building: Building,
  uploader: string,
  query: URLSearchParams,
): UploadTarget | undefined {
  return uploadTargetSchema(building).safeParse({ ...Object.fromEntries(query), uploader }).data
}

export interface UploadResult {
  url: string
  name: string
  contentType: string
  size: number
  width?: number
  height?: number
}
