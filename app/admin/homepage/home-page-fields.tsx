import { useState } from 'react'
import type { BlockKind, HomePage } from '../../../domain/home-page/home-page.ts'
import { homePageText as text } from '../../../text/admin/home-page.ts'
import type { Fields } from '../form/form-body.tsx'
import { FormSection } from '../form/form-section.tsx'
import { blockFields } from './block-fields.tsx'
import { BlockList } from './block-list.tsx'
import { blocksWithoutRecords } from './empty-blocks.ts'
import { HomePagePreview, useSurroundings } from './home-page-preview.tsx'
import { typedHomePage } from './typed-home-page.ts'

/** The blocks of the home page, beside the page as it would look with what is typed. */
export function HomePageFields(props: Fields<HomePage>) {
  return <FieldsWithPreview {...props} />
}

function FieldsWithPreview({ form, fields }: Fields<HomePage>) {
  const [current, setCurrent] = useState<BlockKind>()
  const homePage = typedHomePage(form.value)
  const { records } = useSurroundings()
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <FormSection title={text.list.title}>
        <p className="mb-3 text-sm text-sea-700">{text.list.hint}</p>
        <BlockList
          {...{ form, fields, homePage }}
          without={blocksWithoutRecords(records)}
          onOpen={setCurrent}
        >
          {(kind) => {
            const BlockFields = blockFields[kind]
            return <BlockFields form={form} fields={fields} />
          }}
        </BlockList>
      </FormSection>
      <div className="min-w-0 max-xl:order-first xl:sticky xl:top-4">
        <FormSection title={text.preview}>
          <HomePagePreview homePage={homePage} current={current} />
        </FormSection>
      </div>
    </div>
  )
}
