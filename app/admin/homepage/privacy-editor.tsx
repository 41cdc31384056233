import type { FieldMetadata } from '@conform-to/react'
import { Pencil, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  formatSections,
  pageTextLimits as limits,
  type PageTexts,
  type PrivacySection,
} from '../../../domain/page-texts/page-texts.ts'
import { type PageFacts, pagePlaceholders } from '../../../domain/page-texts/placeholders.ts'
import { showSection } from '../../../domain/page-texts/shown-section.ts'
import { pageTextsText } from '../../../text/admin/page-texts.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { Fields } from '../form/form-body.tsx'
import { LineInput, LineList, LineTextArea } from '../form/line-list.tsx'
import { TranslationTabs } from '../translations/translation-tabs.tsx'

const text = pageTextsText.privacy

interface PrivacyEditorProps {
  form: Fields<PageTexts>['form']
  field: Fields<PageTexts>['fields']['privacySections']
  byDefault: PrivacySection[]
  facts: PageFacts
}

/**
 * Shows the default page until somebody wants to edit it: then the default sections, with their placeholders,
 * become the lines of the form.
 */
export function PrivacyEditor({ form, field, byDefault, facts }: PrivacyEditorProps) {
  const isDefault = field.getFieldList().length === 0
  const { editor, switchFocus } = useSwitchedFocus(isDefault)
  const setSections = (value: PrivacySection[]) => {
    switchFocus()
    form.update({ name: field.name, value })
  }
  if (isDefault)
    return (
      <div ref={editor}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-3xl text-sm text-sea-700">{text.byDefault}</p>
          <button
            type="button"
            onClick={() => setSections(byDefault)}
            className={button({ kind: 'secondary' })}
          >
            <Pencil className="size-5" aria-hidden="true" />
            {text.edit}
          </button>
        </div>
        <div className="gap-4 xl:columns-2">
          {byDefault.map((section) => (
            <SectionPreview key={section.title} section={section} facts={facts} className="mb-4" />
          ))}
        </div>
      </div>
    )
  return (
    <div ref={editor}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <PlaceholderList facts={facts} />
        <RestoreButton field={field} byDefault={byDefault} onRestore={() => setSections([])} />
      </div>
      <LineList
        form={form}
        field={field}
        name={text.section}
        add={text.add}
        none={text.unwritten}
        most={limits.sections}
      >
        {({ title, text: written }, position) => (
          <div className="grid w-full gap-x-6 gap-y-3 border-sand-200 sm:border-t sm:pt-4 lg:grid-cols-2">
            <div className="grid content-start gap-3">
              <LineInput
                field={title}
                label={text.sectionTitle}
                maxLength={limits.title}
                className="w-full"
              />
              <TranslationTabs
                field={title}
                of="pageTexts.privacySections.title"
                label={text.sectionTitle}
                line={{ name: text.section, position }}
                className=""
              />
              <LineTextArea field={written} label={text.sectionText} rows={6} maxLength={limits.text} />
              <TranslationTabs
                field={written}
                of="pageTexts.privacySections.text"
                label={text.sectionText}
                line={{ name: text.section, position }}
                className=""
              />
            </div>
            <figure className="min-w-0">
              <figcaption className="mb-1 text-sm text-sea-700">{pageTextsText.preview}</figcaption>
              <SectionPreview section={{ title: typedIn(title), text: typedIn(written) }} facts={facts} />
            </figure>
          </div>
        )}
      </LineList>
    </div>
  )
}

/**
 * Keeps the focus in the editor when the button that was pressed is replaced by the fields, or the fields by the
 * button.
 */
function useSwitchedFocus(isDefault: boolean): {
  editor: RefObject<HTMLDivElement | null>
  switchFocus(): void
} {
  const editor = useRef<HTMLDivElement>(null)
  const isSwitched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies(isDefault): the effect runs when this changes
  useEffect(() => {
    if (!isSwitched.current) return
    isSwitched.current = false
    const target = editor.current?.querySelector('input') ?? editor.current?.querySelector('button')
    target?.focus()
  }, [isDefault])
  return {
    editor,
    switchFocus: () => {
      isSwitched.current = true
    },
  }
}

function typedIn({ value }: FieldMetadata<unknown>): string {
  return typeof value === 'string' ? value : ''
}

function PlaceholderList({ facts }: { facts: PageFacts }) {
  return (
    <div className="max-w-4xl text-sm text-sea-700">
      <p>{text.about}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
        {pagePlaceholders.map((name) => (
          <li key={name}>
            <code className="font-semibold text-sea-900">{`{${name}}`}</code> {facts[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SectionPreviewProps {
  section: PrivacySection
  facts: PageFacts
  className?: string
}

function SectionPreview({ section, facts, className = '' }: SectionPreviewProps) {
  return (
    <SectionCard
      section={showSection(section, facts)}
      heading="h3"
      className={`break-inside-avoid rounded-lg bg-sand-50 p-4 ${className}`}
    />
  )
}

interface RestoreButtonProps extends Pick<PrivacyEditorProps, 'field' | 'byDefault'> {
  onRestore(): void
}

/** Asks first where something was written that only the form holds. */
function RestoreButton({ field, byDefault, onRestore }: RestoreButtonProps) {
  const [asks, setAsks] = useState(false)
  const restore = () => {
    if (formatSections(typedSections(field)) === formatSections(byDefault)) onRestore()
    else setAsks(true)
  }
  return (
    <>
      <button type="button" onClick={restore} className={button({ kind: 'secondary' })}>
        <Undo2 className="size-5" aria-hidden="true" />
        {text.restore}
      </button>
      {asks && (
        <ConfirmDialog
          title={text.question.title}
          confirm={text.question.confirm}
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            onRestore()
          }}
        >
          <p>{text.question.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function typedSections(field: PrivacyEditorProps['field']): PrivacySection[] {
  return field.getFieldList().map((line) => {
    const { title, text: written } = line.getFieldset()
    return { title: typedIn(title), text: typedIn(written) }
  })
}
