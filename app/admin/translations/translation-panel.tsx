import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import type { FormText } from '../../../domain/translations/form-texts.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import { fieldId, translationsFormId, useTranslatedForm } from './translated-form.tsx'

const text = translationsText.field
const row = translationsText.row

interface TranslationPanelProps {
  id: string
  written: FormText
  language: TranslatedLanguage
  label: string
  /** Whether the Bulgarian field holds something else than what is saved. */
  isSourceTyped: boolean
}

/** The translation of one text into one language, with a button that saves it alone. */
export function TranslationPanel({ id, written, language, label, isSourceTyped }: TranslationPanelProps) {
  const { show, type, save, isSaving } = useTranslatedForm()
  const translation = { text: written, language }
  const stored = written.translations.find((each) => each.language === language)
  const { text: typed, state, revision, isOfEarlierText, fault } = show(translation)
  const textAreaId = fieldId(translation)
  const errors = fault === undefined ? undefined : [fault]
  const saving = isSaving(translation)
  const field = useRef<HTMLTextAreaElement>(null)

  // The translation may have been saved together with the form, far from here or in a part that is closed.
  useEffect(() => {
    if (fault === undefined) return
    const closed = field.current?.closest('details')
    if (closed) closed.open = true
    field.current?.focus()
  }, [fault])

  const saveByKey = (event: KeyboardEvent) => {
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSourceTyped) return
    // Otherwise the form around it would be saved.
    event.stopPropagation()
    event.preventDefault()
    save(translation)
  }
  return (
    <div id={id} className="mb-2 rounded-lg bg-sand-50 p-3">
      {isSourceTyped ? (
        <p className="mb-2 text-sm text-sea-800">{text.afterSaving}</p>
      ) : (
        state === 'outdated' && (
          <Note title={row.outdated} words={row.before} source={stored?.earlierSource ?? ''} />
        )
      )}
      {isOfEarlierText && !isSourceTyped && (
        <Note title={text.changedMeanwhile} words="" source={written.source} />
      )}
      <label htmlFor={textAreaId} className="mb-1 block text-sm font-semibold text-sea-900">
        {text.label(label, language)}
      </label>
      <textarea
        ref={field}
        id={textAreaId}
        form={translationsFormId}
        lang={language}
        rows={1}
        maxLength={written.limit}
        readOnly={isSourceTyped}
        value={typed}
        onChange={({ currentTarget }) => type(translation, currentTarget.value)}
        onKeyDown={saveByKey}
        {...faultOf(textAreaId, errors)}
        className={`${control.usual} field-sizing-content max-h-96`}
      />
      <FieldErrors id={textAreaId} errors={errors} />
      {stored?.isShared && revision === 0 && <p className="mt-1 text-sm text-sea-700">{row.shared}</p>}
      {!isSourceTyped && (
        <button
          type="button"
          aria-disabled={saving}
          onClick={() => save(translation)}
          className={button({ kind: 'secondary', className: 'mt-2' })}
        >
          {saving ? row.saving : text.save}
        </button>
      )}
    </div>
  )
}

function Note({ title, words, source }: { title: string; words: string; source: string }) {
  return (
    <div className="mb-2 rounded-lg bg-reserved-soft p-3 text-sm text-reserved">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        {words && `${words}: `}„{source}“
      </p>
    </div>
  )
}
