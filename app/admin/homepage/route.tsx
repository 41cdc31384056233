import { ExternalLink } from 'lucide-react'
import { href, Link } from 'react-router'
import { getDisplaySettings, saveDisplaySettings } from '../../../backend/data/settings.ts'
import { type DisplaySettings, displaySettingsSchema } from '../../../domain/settings.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { homepageFormText as text } from '../../text/settings-form.ts'
import { button } from '../../ui/button.ts'
import { answerSave } from '../form/answer-save.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../load-error.tsx'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/route'
import { describeDisplay } from './describe-display.ts'
import { DisplayFields } from './display-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { record: await getDisplaySettings(context.get(backendContext).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: displaySettingsSchema,
      failed: errors.saveHomepage,
      save: (values, revision) => saveDisplaySettings(db, revision, values),
      findNow: () => getDisplaySettings(db),
      next: href('/admin/homepage'),
    },
  )
}

export const clientAction = tellResult<RefusedSave<DisplaySettings>>(() => ({
  done: adminText.saved.homepage,
  failed: errors.saveHomepage,
}))

export default function Homepage({ loaderData: { record }, actionData }: Route.ComponentProps) {
  useLive('settings')
  return (
    <Screen title={adminText.screens.homepage} action={<OpenSite />}>
      <RecordForm
        schema={displaySettingsSchema}
        record={record}
        refused={actionData}
        describe={describeDisplay}
      >
        {DisplayFields}
      </RecordForm>
    </Screen>
  )
}

function OpenSite() {
  return (
    <Link to={href('/')} className={button({ kind: 'secondary' })}>
      <ExternalLink className="size-5" aria-hidden="true" />
      {text.open}
    </Link>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.homepage} message={errors.load.settings} />
}
