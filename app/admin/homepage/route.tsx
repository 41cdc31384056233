import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { getDisplaySettings, saveDisplaySettings } from '../../../backend/data/settings.ts'
import { type DisplaySettings, displaySettingsSchema } from '../../../domain/settings.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { answerSave } from '../form/answer-save.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { unlessFailed } from '../form/read-again.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../frame/load-error.tsx'
import { PublicLink } from '../frame/public-link.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { describeDisplay } from './describe-display.ts'
import { DisplayFields } from './display-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  return { versions, record: await getDisplaySettings(db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: displaySettingsSchema,
      failed: errors.saveHomepage,
      save: (values, { revision }) => saveDisplaySettings(db, revision, values),
      findNow: () => getDisplaySettings(db),
      next: href('/admin/homepage'),
    },
  )
}

export const clientLoader = keepTyped<typeof loader>(errors.load.settings)

export const shouldRevalidate = unlessFailed

export const clientAction = tellResult<RefusedSave<DisplaySettings>>(() => ({
  done: adminText.saved.homepage,
  failed: errors.saveHomepage,
}))

export default function Homepage({ loaderData: { versions, record }, actionData }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.homepage} action={<PublicLink to={href('/')} />}>
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

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.homepage} message={errors.load.settings} />
}
