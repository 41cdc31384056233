import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findBuilding } from '../../../backend/data/building.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { readSetupFacts, setupCollections } from '../../../backend/data/setup.ts'
import type { Building } from '../../../domain/building/building.ts'
import { isDone, type SetupStep, setupPercent } from '../../../domain/setup/setup-step.ts'
import { setupSteps } from '../../../domain/setup/setup-steps.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { setupText as text } from '../../../text/admin/setup.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { PublicationForm } from '../building/publication-section.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { describeMissing, type MissingView } from './describe-missing.ts'
import { setupUrl, stepScreens } from './setup-screens.ts'
import { SetupProgress, StepMark } from './step-mark.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, ...setupCollections)
  const { revision } = await findBuilding(db)
  const facts = await readSetupFacts(db)
  const steps = setupSteps(facts)
  return { versions, revision, building: facts.building, steps, percent: setupPercent(steps) }
}

/** The steps from an empty installation to a published site: what each is for, and what it is missing. */
export default function Setup({ loaderData }: Route.ComponentProps) {
  const { versions, revision, building, steps, percent } = loaderData
  useLive(versions)
  const next = steps.find((step) => !isDone(step))
  return (
    <Screen title={adminText.screens.setup} action={<NextLink next={next} />}>
      <div className="max-w-5xl">
        <p className="max-w-3xl">{text.intro}</p>
        <div className="mt-4 rounded-card bg-white p-4 shadow-card">
          <SetupProgress percent={percent} />
          <p className="text-sm text-sea-800">
            {next ? text.progress(steps.filter(isDone).length, steps.length) : text.allDone}
          </p>
        </div>
        <ol className="mt-4 grid gap-3">
          {steps.map((step, index) => (
            <Step key={step.key} step={step} number={index + 1} isNext={step === next}>
              {step.key === 'publication' ? (
                <PublicationForm revision={revision} isPublished={building.isPublished} page={setupUrl} />
              ) : (
                <WayOn step={step} building={building} />
              )}
            </Step>
          ))}
        </ol>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.setup} message={errors.load.setup} />
}

/** The main button: it opens the first step that is not done. */
function NextLink({ next }: { next: SetupStep | undefined }) {
  if (!next) return null
  const [{ to }] = stepScreens[next.key]
  return (
    <Link to={to} className={button()}>
      {text.next(text.steps[next.key].name)}
      <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
    </Link>
  )
}

interface StepProps {
  step: SetupStep
  number: number
  /** Whether it is the first step that is not done. */
  isNext: boolean
  children: ReactNode
}

function Step({ step: { key, share }, number, isNext, children }: StepProps) {
  const { name, about } = text.steps[key]
  return (
    <li
      id={key}
      aria-label={name}
      aria-current={isNext ? 'step' : undefined}
      className="scroll-mt-4 rounded-card border-2 border-transparent bg-white p-4 shadow-card aria-[current=step]:border-sea-500"
    >
      <h2 className="flex items-center gap-2 text-lg">
        <StepMark share={share} />
        {number}. {name}
      </h2>
      <p className="mt-1 mb-2 max-w-3xl text-sea-800">{about}</p>
      {children}
    </li>
  )
}

/** What the step is missing, and the screens where it is done. */
function WayOn({ step, building }: { step: SetupStep; building: Building }) {
  const { key, missing } = step
  return (
    <>
      {missing.length > 0 && (
        <ul className="mb-2 grid gap-1">
          {missing.map((each) => (
            <li key={each.kind}>
              <MissingLine {...describeMissing(building, step, each)} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={text.screensOf(text.steps[key].name)} className="flex flex-wrap gap-2">
        {stepScreens[key].map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={button({
              kind: 'secondary',
              className: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
            })}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}

const missingLink =
  'inline-flex min-h-8 items-center font-semibold text-sea-700 underline underline-offset-4 pointer-coarse:min-h-11'

function MissingLine({ text: what, to, parts, more }: MissingView) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Link to={to} className={`${missingLink} text-reserved!`}>
        {what}
      </Link>
      {parts.map(({ label, to }) => (
        <Link key={to} to={to} className={missingLink}>
          {label}
        </Link>
      ))}
      {more > 0 && <span>{text.more(more)}</span>}
    </span>
  )
}
