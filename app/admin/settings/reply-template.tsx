import { href } from 'react-router'
import { getReplyTemplate, saveReplyTemplate } from '../../../backend/data/settings.ts'
import {
  type ReplyTemplate,
  replyPlaceholders,
  replyTemplateSchema,
} from '../../../domain/enquiry/reply-template.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { errors } from '../../../text/admin/errors.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/reply-template'
import { SettingsTabs } from './settings-tabs.tsx'

const screen: SettingsScreen<ReplyTemplate> = {
  schema: replyTemplateSchema,
  url: href('/admin/settings/answer'),
  id: 'answer-template',
  describe: (values) => describeFields(text.labels, values),
  fields: ReplyTemplateFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getReplyTemplate)
export const action = saveSettings({ ...screen, get: getReplyTemplate, save: saveReplyTemplate })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function ReplyTemplateSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function ReplyTemplateFields({ fields }: Fields<ReplyTemplate>) {
  return (
    <FormSection title={text.title}>
      <p className="text-sm text-sea-700">{text.usedIn}</p>
      <ul className="mt-1 mb-4 flex flex-wrap gap-x-5 text-sm text-sea-700">
        {replyPlaceholders.map((name) => (
          <li key={name}>
            <code className="font-semibold text-sea-900">{`{${name}}`}</code> {text.placeholders[name]}
          </li>
        ))}
      </ul>
      <div className="grid max-w-4xl gap-4">
        <InputField field={fields.subject} label={text.labels.subject} required maxLength={200} />
        <TextAreaField field={fields.text} label={text.labels.text} required rows={12} maxLength={5000} />
      </div>
    </FormSection>
  )
}
