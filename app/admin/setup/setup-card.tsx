import { Link } from 'react-router'
import type { SetupStep } from '../../../domain/setup/setup-step.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { setupText as text } from '../../../text/admin/setup.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import { setupUrl, stepScreens } from './setup-screens.ts'
import { SetupProgress, StepMark } from './step-mark.tsx'

interface SetupCardProps {
  percent: number
  steps: Pick<SetupStep, 'key' | 'share'>[]
}

/** The steps with their progress, for the dashboard of a site that is not published. */
export function SetupCard({ percent, steps }: SetupCardProps) {
  return (
    <div className="mb-3">
      <FormSection
        title={adminText.screens.setup}
        action={
          <Link
            to={setupUrl}
            className={button({ className: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11' })}
          >
            {text.resume}
          </Link>
        }
      >
        <SetupProgress percent={percent} />
        <ol className="mt-2 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ key, share }, index) => (
            <li key={key}>
              <Link
                to={stepScreens[key][0].to}
                className="flex min-h-9 items-center gap-2 rounded-lg px-1 hover:bg-sea-50 pointer-coarse:min-h-11"
              >
                <StepMark share={share} />
                {index + 1}. {text.steps[key].name}
              </Link>
            </li>
          ))}
        </ol>
      </FormSection>
    </div>
  )
}
