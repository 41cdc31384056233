import { href } from 'react-router'
import { mostCards } from '../../../domain/enquiry/reply-attachments.ts'
import {
  formatTemplate,
  mostInTemplateName,
  newReplyTemplate,
  type ReplyTemplateValues,
  replyPlaceholders,
  replyTemplateSchema,
} from '../../../domain/enquiry/reply-template.ts'
import { type TranslatedLanguage, translatedLanguages } from '../../../domain/language.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { yesOrNo } from '../../../text/admin/labelled-fields.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { AdminCollection } from '../record/collection.ts'

const collection: AdminCollection<ReplyTemplateValues> = {
  name: 'replyTemplates',
  schema: replyTemplateSchema,
  empty: newReplyTemplate,
  describe: describeTemplate,
  formFields: ReplyTemplateFields,
  list: href('/admin/settings/answer'),
  restorable: 'replyTemplates',
  text: {
    new: text.new,
    edit: text.editing,
    gone: text.gone,
    saved: (sent) => text.saved(String(sent.get('name') ?? '')),
    deleted: text.deleted,
    deleteWarning: text.deleteWarning,
    failed: text.failed,
  },
}

export const replyTemplateCollection = () => collection

function describeTemplate(values: ReplyTemplateValues): Description {
  const { name, subject, text: body, withCard, withPriceList } = values
  const translated = translatedLanguages.map((language) => {
    const template = values[language]
    const label = text.inLanguage(languageLabels[language])
    return [language, { label, text: template ? formatTemplate(template) : '' }] as const
  })
  const switches = { withCard: yesOrNo(withCard), withPriceList: yesOrNo(withPriceList) }
  return {
    ...describeFields(text.labels, { name, subject, text: body, ...switches }),
    ...Object.fromEntries(translated),
  }
}

function ReplyTemplateFields({ fields }: Fields<ReplyTemplateValues>) {
  return (
    <>
      <FormSection title={text.title}>
        <div className="grid max-w-4xl gap-4">
          <InputField
            field={fields.name}
            label={text.labels.name}
            hint={text.nameHint}
            required
            maxLength={mostInTemplateName}
          />
          <div>
            <p className="text-sm text-sea-700">{text.usedIn}</p>
            <ul className="mt-1 flex flex-wrap gap-x-5 text-sm text-sea-700">
              {replyPlaceholders.map((name) => (
                <li key={name}>
                  <code className="font-semibold text-sea-900">{`{${name}}`}</code> {text.placeholders[name]}
                </li>
              ))}
            </ul>
          </div>
          <InputField field={fields.subject} label={text.labels.subject} required maxLength={200} />
          <TextAreaField field={fields.text} label={text.labels.text} required rows={12} maxLength={5000} />
        </div>
      </FormSection>
      <FormSection title={text.attachments}>
        <p className="mb-2 max-w-4xl text-sm text-sea-700">{text.attachmentsAbout(mostCards)}</p>
        <CheckField field={fields.withCard} label={text.labels.withCard} />
        <CheckField field={fields.withPriceList} label={text.labels.withPriceList} />
      </FormSection>
      {translatedLanguages.map((language) => (
        <TranslatedTemplate key={language} language={language} field={fields[language]} />
      ))}
    </>
  )
}

interface TranslatedTemplateProps {
  language: TranslatedLanguage
  field: Fields<ReplyTemplateValues>['fields'][TranslatedLanguage]
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
