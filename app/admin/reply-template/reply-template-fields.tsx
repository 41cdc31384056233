import { type ReplyTemplate, replyPlaceholders } from '../../../domain/enquiry/reply-template.ts'
import { replyTemplateText as text } from '../../text/admin/reply-template.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'

export function ReplyTemplateFields({ fields }: Fields<ReplyTemplate>) {
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
