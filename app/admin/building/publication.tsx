import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { findBuilding, setPublished } from '../../../backend/data/building.ts'
import type { Database } from '../../../backend/data/database.ts'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import { readSetupFacts } from '../../../backend/data/setup.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { type ExplainedWarning, isConfirmed, questionOf } from '../../../domain/record/warning.ts'
import { unfinishedSteps } from '../../../domain/setup/setup-step.ts'
import { setupSteps } from '../../../domain/setup/setup-steps.ts'
import { publicationText as text } from '../../../text/admin/building.ts'
import { errors } from '../../../text/admin/errors.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { asAdminPage } from '../session/sign-in-url.ts'
import { publicationWarnings } from '../setup/publication-warnings.ts'
import type { Route } from './+types/publication'
import { type PublicationResult, PublicationSection } from './publication-section.tsx'

const schema = z.object({
  change: z.enum(['publish', 'hide']),
  revision: sentRevision,
  confirmed: z.string().max(1_000).default(''),
  /** The page to return to, which only a browser without scripts sends. */
  page: z.string().max(500).default(''),
})

/**
 * Publishes or hides the site. The building's form cannot, so that nobody does it by mistake when saving. It asks
 * first: before publishing where something is missing, and always before hiding, which closes the site to everybody.
 * A site without the names of its company and its building is not published at all.
 */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(backendContext)
  return formAction(args, {
    schema,
    failed: text.failed,
    invalid: errors.invalidInput,
    run: async ({ change, revision, confirmed, page }) => {
      const refusal = change === 'publish' ? await refusePublication(db) : undefined
      if (refusal) return data<PublicationResult>({ error: text.failed, ...refusal, page }, { status: 422 })
      const warnings = change === 'publish' ? await listMissing(db) : [hidingWarning]
      if (!isConfirmed(warnings, confirmed))
        return data<PublicationResult>({ question: questionOf(warnings), page }, { status: 422 })
      await setPublished(db, revision, change === 'publish')
      const next = asAdminPage(page)
      return next ? redirect(next) : {}
    },
  })
}

async function refusePublication(db: Database) {
  const [company, building] = await Promise.all([getCompanySettings(db), findBuilding(db)])
  if (company.values.companyName === '') return refuse('company', href('/admin/settings'))
  return building.values.name === '' ? refuse('building', href('/admin/building')) : undefined
}

async function listMissing(db: Database): Promise<ExplainedWarning[]> {
  const facts = await readSetupFacts(db)
  return publicationWarnings(facts.building, unfinishedSteps(setupSteps(facts)))
}

function refuse(missing: keyof typeof text.refused, to: string) {
  const { detail, open } = text.refused[missing]
  return { detail, open: { to, label: open } }
}

const hidingWarning: ExplainedWarning = { id: 'hide', message: text.questions.hide.text }

export const clientAction = toastResult<PublicationResult>(async (request) => {
  const { change } = schema.parse(Object.fromEntries(await request.clone().formData()))
  return { done: text.done[change], failed: text.failed }
})

export async function loader({ context }: Route.LoaderArgs) {
  const { revision, values } = await findBuilding(context.get(backendContext).db)
  return { revision, isPublished: values.isPublished }
}

/** Shown where no scripts run: there, the buttons of other screens lead to this page when it has to ask. */
export default function Publication({ loaderData, actionData }: Route.ComponentProps) {
  const result: PublicationResult | undefined = actionData
  return (
    <Screen title={text.title}>
      <PublicationSection {...loaderData} page={result?.page || href('/admin/building')} sent={result} />
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.building} />
}
