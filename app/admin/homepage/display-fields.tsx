import { useState } from 'react'
import type { DisplaySettings } from '../../../domain/settings.ts'
import { homepageFormText as text } from '../../text/admin/settings-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { DisplayImageField } from './display-image-field.tsx'
import { HeroPreview } from './hero-preview.tsx'

/** The fields, and what visitors will see of them, as they change. */
export function DisplayFields({ fields }: Fields<DisplaySettings>) {
  return <FieldsWithPreview fields={fields} />
}

function FieldsWithPreview({ fields }: Pick<Fields<DisplaySettings>, 'fields'>) {
  const [shown, setShown] = useState<DisplaySettings>({
    title: fields.title.initialValue ?? '',
    subtitle: fields.subtitle.initialValue ?? '',
    heroImage: fields.heroImage.initialValue ?? '',
    locationImage: fields.locationImage.initialValue ?? '',
    logo: fields.logo.initialValue ?? '',
  })
  const show = (change: Partial<DisplaySettings>) => setShown((before) => ({ ...before, ...change }))
  return (
    <>
      <FormSection title={text.preview}>
        <HeroPreview {...shown} />
      </FormSection>
      <FormSection title={text.texts}>
        <div className="grid gap-4 lg:grid-cols-2">
          <InputField
            field={fields.title}
            label={text.labels.title}
            required
            maxLength={200}
            onInput={(event) => show({ title: event.currentTarget.value })}
          />
          <TextAreaField
            field={fields.subtitle}
            label={text.labels.subtitle}
            required
            maxLength={500}
            onInput={(event) => show({ subtitle: event.currentTarget.value })}
          />
        </div>
      </FormSection>
      <FormSection title={text.images}>
        <p className="mb-3 text-sm text-sea-700">{text.imagesHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <DisplayImageField
            name="heroImage"
            slot="hero"
            url={shown.heroImage}
            onChange={(heroImage) => show({ heroImage })}
          />
          <DisplayImageField
            name="locationImage"
            slot="location"
            url={shown.locationImage}
            onChange={(locationImage) => show({ locationImage })}
          />
          <DisplayImageField name="logo" slot="logo" url={shown.logo} onChange={(logo) => show({ logo })} />
        </div>
      </FormSection>
    </>
  )
}
