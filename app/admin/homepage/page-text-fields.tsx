import type { FieldMetadata } from '@conform-to/react'
import { useLoaderData } from 'react-router'
import {
  type IntroducedPage,
  introducedPages,
  type PageTexts,
  type PrivacySection,
  pageTextLimits,
} from '../../../domain/page-texts/page-texts.ts'
import type { PageFacts } from '../../../domain/page-texts/placeholders.ts'
import { pageTextsText as text } from '../../../text/admin/page-texts.ts'
import type { TranslatedField } from '../../../text/admin/translations.ts'
import type { Fields } from '../form/form-body.tsx'
import { TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { PrivacyEditor } from './privacy-editor.tsx'

/** The texts of pages for which the company has written none, and the data that texts may name. */
export interface DefaultTexts {
  introductions: Record<IntroducedPage, { title: string; text: string }>
  sections: PrivacySection[]
  facts: PageFacts
}

export function PageTextFields({ form, fields }: Fields<PageTexts>) {
  return <FieldsWithPreview form={form} fields={fields} />
}

function FieldsWithPreview({ form, fields }: Fields<PageTexts>) {
  const { introductions, sections, facts } = useLoaderData<DefaultTexts>()
  return (
    <>
      <FormSection title={text.introductions.title}>
        <p className="mb-4 max-w-4xl text-sm text-sea-700">{text.introductions.about}</p>
        <div className="grid gap-6">
          {introducedPages.map((page) => (
            <Introduction
              key={page}
              translated={`pageTexts.${page}Intro`}
              field={fields[`${page}Intro`]}
              label={text.labels[`${page}Intro`]}
              byDefault={introductions[page]}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={text.privacy.title}>
        <PrivacyEditor form={form} field={fields.privacySections} byDefault={sections} facts={facts} />
      </FormSection>
    </>
  )
}

interface IntroductionProps {
  field: FieldMetadata<string>
  label: string
  translated: TranslatedField
  byDefault: { title: string; text: string }
}

/** A field, and beside it the head of its page as visitors see it. */
function Introduction({ field, label, translated, byDefault }: IntroductionProps) {
  const typed = field.value?.trim() ?? ''
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
      <TextAreaField
        field={field}
        label={label}
        translated={translated}
        rows={3}
        maxLength={pageTextLimits.introduction}
      />
      <figure className="min-w-0">
        <figcaption className="mb-1 text-sm text-sea-700">
          {text.preview}
          {typed === '' && ` (${text.introductions.byDefault})`}
        </figcaption>
        <div className="rounded-lg bg-sand-50 p-4 wrap-anywhere">
          <p className="text-2xl font-bold text-sea-950">{byDefault.title}</p>
          <p className="mt-2 whitespace-pre-line text-sea-800">
            {typed || byDefault.text || text.introductions.none}
          </p>
        </div>
      </figure>
    </div>
  )
}
