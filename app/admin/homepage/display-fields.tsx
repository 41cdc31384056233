import { useState } from 'react'
import type { DisplaySettings } from '../../../domain/settings.ts'
import { homepageFormText as text } from '../../text/settings-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { HeroPreview } from './hero-preview.tsx'

/** The fields, and what visitors will see of them, as they are typed. */
export function DisplayFields({ fields }: Fields<DisplaySettings>) {
  return <FieldsWithPreview fields={fields} />
}

function FieldsWithPreview({ fields }: Pick<Fields<DisplaySettings>, 'fields'>) {
  const [title, setTitle] = useState(fields.title.initialValue ?? '')
  const [subtitle, setSubtitle] = useState(fields.subtitle.initialValue ?? '')
  return (
    <>
      <FormSection title={text.texts}>
        <div className="grid gap-4 lg:grid-cols-2">
          <InputField
            field={fields.title}
            label={text.labels.title}
            required
            maxLength={200}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
          <TextAreaField
            field={fields.subtitle}
            label={text.labels.subtitle}
            required
            maxLength={500}
            onInput={(event) => setSubtitle(event.currentTarget.value)}
          />
        </div>
        <input type="hidden" name="heroImage" value={fields.heroImage.initialValue ?? ''} readOnly />
        <input type="hidden" name="logo" value={fields.logo.initialValue ?? ''} readOnly />
      </FormSection>
      <FormSection title={text.preview}>
        <HeroPreview
          title={title}
          subtitle={subtitle}
          heroImage={fields.heroImage.initialValue ?? ''}
          logo={fields.logo.initialValue ?? ''}
        />
      </FormSection>
    </>
  )
}
