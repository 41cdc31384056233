import { href } from 'react-router'
import { getReplyTemplate, saveReplyTemplate } from '../../../backend/data/settings.ts'
import { type ReplyTemplate, replyTemplateSchema } from '../../../domain/enquiry/reply-template.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { replyTemplateText as text } from '../../text/admin/reply-template.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsProblem,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import type { Route } from './+types/route'
import { ReplyTemplateFields } from './reply-template-fields.tsx'

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
  return <SettingsProblem screen={screen} />
}
