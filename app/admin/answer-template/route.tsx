import { href } from 'react-router'
import { getAnswerTemplate, saveAnswerTemplate } from '../../../backend/data/settings.ts'
import { type AnswerTemplate, answerTemplateSchema } from '../../../domain/enquiry/answer-template.ts'
import { adminText } from '../../text/office/admin.ts'
import { answerTemplateText as text } from '../../text/office/answer-template.ts'
import { errors } from '../../text/office/errors.ts'
import { inWords } from '../form/conflict/what-changed.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { unlessFailed } from '../form/read-again.ts'
import { loadSettings, saveSettings } from '../record/answer-settings.ts'
import {
  EditSettings,
  SettingsProblem,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import type { Route } from './+types/route'
import { AnswerTemplateFields } from './answer-template-fields.tsx'

const screen: SettingsScreen<AnswerTemplate> = {
  schema: answerTemplateSchema,
  url: href('/admin/settings/answer'),
  id: 'answer-template',
  describe: (values) => inWords(text.labels, values),
  fields: AnswerTemplateFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getAnswerTemplate)
export const action = saveSettings({ ...screen, get: getAnswerTemplate, save: saveAnswerTemplate })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = unlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function AnswerTemplateSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsProblem screen={screen} />
}
