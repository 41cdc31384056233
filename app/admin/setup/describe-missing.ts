import { href } from 'react-router'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import type { Missing, SetupStep } from '../../../domain/setup/setup-step.ts'
import { gridText } from '../../../text/admin/grid.ts'
import { setupText as text } from '../../../text/admin/setup.ts'
import { places } from '../../../text/public/bg/places.ts'
import { draftsUrl } from '../apartments/drafts-url.ts'
import { withReturnTo } from '../record/return-to.ts'
import { type ScreenLink, setupUrl, stepScreens } from './setup-screens.ts'

/** What is missing as text, with links to the screens that mend it. */
export interface MissingView {
  text: string
  /** The screen for the whole of it. */
  to: string
  /** The single records, floors or levels; empty where the text says all. */
  parts: ScreenLink[]
  /** How many more parts there are. */
  more: number
}

export function describeMissing(building: Building, { key }: SetupStep, missing: Missing): MissingView {
  const view = (text: string, to: string, parts: ScreenLink[] = [], count = parts.length): MissingView => ({
    text,
    to,
    parts,
    more: count - parts.length,
  })
  switch (missing.kind) {
    case 'price':
    case 'area': {
      const parts = missing.first.map(({ id, number, entrance }) => ({
        label: gridText.checks.apartment(number, entranceLetter(building, entrance)),
        to: withReturnTo(href('/admin/apartments/:id', { id }), setupUrl),
      }))
      const list = `${href('/admin/apartments')}?sort=${missing.kind}`
      return view(text.counted(text.missing[missing.kind], missing.count), list, parts, missing.count)
    }
    case 'drafts':
      return view(text.counted(text.missing[missing.kind], missing.count), draftsUrl)
    case 'plan':
    case 'outlines': {
      const parts = missing.first.map((floor) => ({
        label: places.place(building, floor),
        to: planUrl(floor),
      }))
      return view(
        text.counted(text.missing[missing.kind], missing.count),
        href('/admin/floor-plans'),
        parts,
        missing.count,
      )
    }
    case 'spots':
    case 'levelPlan': {
      const list = missing.kind === 'spots' ? href('/admin/parking') : href('/admin/parking/plans')
      const parts = missing.levels.map((level) => ({
        label: places.parkingLevel(building, level),
        to: `${list}?level=${level}`,
      }))
      return view(text.counted(text.missing[missing.kind], missing.levels.length), list, parts)
    }
    case 'after': {
      const [{ to }] = stepScreens[missing.step]
      return view(text.after(text.steps[missing.step].name), to)
    }
    case 'buildingView':
      return view(text.missing[missing.kind], href('/admin/floor-plans/building'))
    default:
      return view(text.missing[missing.kind], stepScreens[key][0].to)
  }
}

function planUrl({ entrance, floor }: FloorPlanPlace): string {
  return `${href('/admin/floor-plans')}?${new URLSearchParams({ entrance, floor: String(floor) })}`
}
