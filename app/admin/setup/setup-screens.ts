import { href } from 'react-router'
import { type StepKey, stepKeys } from '../../../domain/setup/setup-step.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { publicationText } from '../../../text/admin/building.ts'
import { generateText } from '../../../text/admin/generate.ts'
import { importText } from '../../../text/admin/import.ts'
import { planUploadText } from '../../../text/admin/plan-upload.ts'
import { withReturnTo } from '../record/return-to.ts'

export interface ScreenLink {
  label: string
  to: string
}

export const setupUrl = href('/admin/setup')

const { screens } = adminText

/** The screens of each step, the main one first. Forms return to the list of steps once they are saved. */
export const stepScreens: Record<StepKey, readonly [ScreenLink, ...ScreenLink[]]> = {
  company: [{ label: screens.settings, to: withReturnTo(href('/admin/settings'), setupUrl) }],
  building: [{ label: screens.building, to: withReturnTo(href('/admin/building'), setupUrl) }],
  apartments: [
    { label: screens.apartments, to: href('/admin/apartments') },
    { label: importText.title, to: href('/admin/import') },
    { label: generateText.title, to: href('/admin/apartments/generate') },
  ],
  plans: [
    { label: screens.floorPlans, to: href('/admin/floor-plans') },
    { label: planUploadText.title, to: href('/admin/floor-plans/upload') },
    { label: adminText.buildingViews, to: href('/admin/floor-plans/building') },
  ],
  outlines: [{ label: screens.floorPlans, to: href('/admin/floor-plans') }],
  parking: [
    { label: screens.parking, to: href('/admin/parking') },
    { label: adminText.parkingPlans, to: href('/admin/parking/plans') },
  ],
  homepage: [{ label: screens.homepage, to: withReturnTo(href('/admin/homepage'), setupUrl) }],
  publication: [{ label: publicationText.title, to: `${setupUrl}#publication` }],
}

/** Plans and outlines share their screens, so those belong to two steps. */
const stepsOf: [path: string, steps: StepKey[]][] = [
  [href('/admin/settings'), ['company']],
  [href('/admin/building'), ['building']],
  [href('/admin/apartments'), ['apartments']],
  [href('/admin/import'), ['apartments']],
  [href('/admin/prices'), ['apartments']],
  [href('/admin/floor-plans'), ['plans', 'outlines']],
  [href('/admin/parking'), ['parking']],
  [href('/admin/homepage'), ['homepage']],
]

interface PlaceInSetup {
  steps: StepKey[]
  /** Counted from 1. */
  numbers: number[]
  next: ScreenLink
}

/** The steps that a screen belongs to, and the main screen of the step after them; undefined for other screens. */
export function findPlaceInSetup(pathname: string): PlaceInSetup | undefined {
  const [, steps] = stepsOf.find(([path]) => pathname === path || pathname.startsWith(`${path}/`)) ?? []
  const last = steps?.at(-1)
  const after = last && stepKeys[stepKeys.indexOf(last) + 1]
  if (!steps || !after) return undefined
  return { steps, numbers: steps.map((key) => stepKeys.indexOf(key) + 1), next: stepScreens[after][0] }
}
