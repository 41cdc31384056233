import type { Building } from '../../../domain/building/building.ts'
import type { Warning } from '../../../domain/record/warning.ts'
import type { SetupStep } from '../../../domain/setup/setup-step.ts'
import { setupText as text } from '../../text/admin/setup.ts'
import { describeMissing } from './describe-missing.ts'

/**
 * What the site lacks, a warning for each step. A confirmation holds while the same kinds of things are missing:
 * a colleague who draws an outline meanwhile is no reason to ask again.
 */
export function publicationWarnings(building: Building, steps: readonly SetupStep[]): Warning[] {
  return steps.map((step) => {
    const missing = step.missing.map((each) => describeMissing(building, step, each).text)
    return {
      id: [step.key, ...step.missing.map(({ kind }) => kind)].join(':'),
      message: `${text.steps[step.key].name}: ${missing.join('; ')}`,
    }
  })
}
