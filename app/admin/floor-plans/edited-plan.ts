import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import type { DrawnOutline } from '../../../domain/floor-plan/drawn-outline.ts'
import type { ImageSize, PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'

/** What the editor knows of a plan: that of a floor or of a parking level. */
export interface EditedPlan extends PlanImage, Stored {
  /** Of all plans: which floor or level it shows. */
  place: string
  outlines: DrawnOutline[]
}

/** What an outline can be linked to: an apartment or a parking spot. */
export interface Linkable {
  id: string
  number: string
  /** Lines below its number. */
  details: string[]
}

/** Another plan, to copy outlines from. */
export interface CopySource {
  floor: number
  name: string
  image: ImageSize
  outlines: DrawnOutline[]
  linkableIds: string[]
}

/** What the editor's page loads. */
export interface PlanToEdit {
  place: string
  /** The place as text. */
  name: string
  floor: number
  plan: EditedPlan | undefined
  linkables: Linkable[]
  sources: CopySource[]
  /** Where an image of this place goes. */
  target: UploadTarget
}
