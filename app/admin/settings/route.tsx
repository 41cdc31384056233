import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { getCompanySettings, saveCompanySettings } from '../../../backend/data/settings.ts'
import { type CompanySettings, companySettingsSchema } from '../../../domain/settings.ts'
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
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { CompanyFields } from './company-fields.tsx'
import { describeCompany } from './describe-company.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  return { versions, record: await getCompanySettings(db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: companySettingsSchema,
      failed: errors.saveSettings,
      save: (values, { revision }) => saveCompanySettings(db, revision, values),
      findNow: () => getCompanySettings(db),
      next: href('/admin/settings'),
    },
  )
}

export const clientLoader = keepTyped<typeof loader>(errors.load.settings)

export const shouldRevalidate = unlessFailed

export const clientAction = tellResult<RefusedSave<CompanySettings>>(() => ({
  done: adminText.saved.settings,
  failed: errors.saveSettings,
}))

export default function Settings({ loaderData: { versions, record }, actionData }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.settings}>
      <RecordForm
        schema={companySettingsSchema}
        record={record}
        refused={actionData}
        describe={describeCompany}
      >
        {CompanyFields}
      </RecordForm>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.settings} message={errors.load.settings} />
}
