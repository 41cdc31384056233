import { href } from 'react-router'
import { saveReplyTemplates } from '../../../backend/data/settings.ts'
import { getOfferedTemplates } from '../../../backend/enquiries/reply-templates.ts'
import {
  formatTemplate,
  type ReplyTemplates,
  replyPlaceholders,
  replyTemplatesSchema,
} from '../../../domain/enquiry/reply-template.ts'
import { type TranslatedLanguage, translatedLanguages } from '../../../domain/language.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { errors } from '../../../text/admin/errors.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
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

const screen: SettingsScreen<ReplyTemplates> = {
  schema: replyTemplatesSchema,
  url: href('/admin/settings/answer'),
  id: 'answer-template',
  describe: describeTemplates,
  fields: ReplyTemplateFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getOfferedTemplates)
export const action = saveSettings({ ...screen, get: getOfferedTemplates, save: saveReplyTemplates })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function ReplyTemplateSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describeTemplates({ subject, text: body, ...others }: ReplyTemplates): Description {
  const translated = translatedLanguages.map((language) => {
    const template = others[language]
    const label = text.inLanguage(languageLabels[language])
    return [language, { label, text: template ? formatTemplate(template) : '' }] as const
  })
  return { ...describeFields(text.labels, { subject, text: body }), ...Object.fromEntries(translated) }
}

function ReplyTemplateFields({ fields }: Fields<ReplyTemplates>) {
  return (
    <>
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
      {translatedLanguages.map((language) => (
        <TranslatedTemplate key={language} language={language} field={fields[language]} />
      ))}
    </>
  )
}

interface TranslatedTemplateProps {
  language: TranslatedLanguage
  field: Fields<ReplyTemplates>['fields'][TranslatedLanguage]
}

function TranslatedTemplate({ language, field }: TranslatedTemplateProps) {
  const { subject, text: body } = field.getFieldset()
  return (
    <FormSection title={text.inLanguage(languageLabels[language])}>
      <p className="mb-4 text-sm text-sea-700">{text.otherLanguages}</p>
      <div className="grid max-w-4xl gap-4">
        <InputField field={subject} label={text.labels.subject} lang={language} maxLength={200} />
        <TextAreaField field={body} label={text.labels.text} lang={language} rows={6} maxLength={5000} />
      </div>
    </FormSection>
  )
}
