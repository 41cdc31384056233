import type { Building } from '../../../domain/building/building.ts'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import type { SetupStep } from '../../../domain/setup/setup-step.ts'
import { describeMissing } from './describe-missing.ts'

/**
 * What the site lacks, a warning for each step. A confirmation holds while the same kinds of things are missing:
 * a colleague who draws an outline meanwhile is no reason to ask again.
 */
export function publicationWarnings(building: Building, steps: readonly SetupStep[]): ExplainedWarning[] {
  return steps.flatMap((step) => {
    // What waits for another step is missing there.
    const missing = step.missing.filter(({ kind }) => kind !== 'after')
    if (missing.length === 0) return []
    return {
      id: [step.key, ...missing.map(({ kind }) => kind)].join(':'),
      message: missing.map((each) => describeMissing(building, step, each).text).join('; '),
    }
  })
}
