import { ExternalLink, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import type { TranslationState } from '../../../domain/translations/dictionary.ts'
import {
  afterSave,
  type SaveAnswer,
  showTranslation,
  type TranslationEdit,
  typeTranslation,
} from '../../../domain/translations/translation-edit.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import type { Fault } from '../form/toast-result.ts'
import { useRowPins } from '../row-changes/pinned-rows.ts'
import type { TranslationView } from './translation-view.ts'

const text = translationsText.row
const link = 'inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-sea-700 underline'

export interface SaveResult extends Fault, Pick<SaveAnswer, 'saved' | 'now'> {}

interface TranslationRowProps {
  row: TranslationView
  language: TranslatedLanguage
}

/** A Bulgarian text, and beside it a field with its translation, which is saved by itself. */
export function TranslationRow({ row, language }: TranslationRowProps) {
  const { fetcher, typed, setTyped, revision, state, fault } = useTranslation(row)
  const isSaving = fetcher.state !== 'idle'
  const id = `translation-${row.id}`
  const rows = Math.min(10, Math.max(1, Math.ceil(row.source.length / 60), row.source.split('\n').length))
  return (
    <li className="rounded-card bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-base font-semibold text-sea-900">{row.where}</h2>
        <p className="flex flex-wrap items-center gap-x-4">
          <StateMark state={state} />
          <Link to={row.screen} className={link}>
            <ExternalLink className="size-4" aria-hidden="true" />
            {text.open}
          </Link>
          {revision > 0 && (
            <Link
              to={`${href('/admin/history')}?${new URLSearchParams({ collection: 'translations', record: row.id })}`}
              className={link}
            >
              <History className="size-4" aria-hidden="true" />
              {text.history}
            </Link>
          )}
        </p>
      </div>
      <div className="mt-2 grid gap-4 lg:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-1 text-sm font-semibold text-sea-900">{translationsText.bulgarian}</p>
          <p className="whitespace-pre-line wrap-anywhere">{row.source}</p>
          {state === 'outdated' && (
            <div className="mt-3 rounded-lg bg-reserved-soft p-3 text-sm text-reserved">
              <p className="font-semibold">{text.outdated}</p>
              <p className="mt-1 wrap-anywhere">
                {text.before}: „{row.earlierSource}“
              </p>
            </div>
          )}
        </div>
        <fetcher.Form method="post" className="min-w-0">
          <input type="hidden" name="key" value={row.key} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="source" value={row.source} />
          <label htmlFor={id} className="mb-1 block text-sm font-semibold text-sea-900">
            {translationsText.languages[language]}
          </label>
          <textarea
            id={id}
            name="text"
            lang={language}
            rows={rows}
            maxLength={row.limit}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            aria-label={text.label(translationsText.languages[language], row.where)}
            {...faultOf(id, fault)}
            className={control.usual}
          />
          <FieldErrors id={id} errors={fault} />
          {row.isShared && revision === 0 && <p className="mt-1 text-sm text-sea-700">{text.shared}</p>}
          <button
            type="submit"
            disabled={isSaving}
            className={button({ kind: 'secondary', className: 'mt-2' })}
          >
            {isSaving ? text.saving : text.save}
          </button>
        </fetcher.Form>
      </div>
    </li>
  )
}

const marks: Record<TranslationState, string> = {
  missing: 'bg-sold-soft text-sold',
  outdated: 'bg-reserved-soft text-reserved',
  translated: 'bg-available-soft text-available',
}

function StateMark({ state }: { state: TranslationState }) {
  return (
    <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${marks[state]}`}>
      {translationsText.states[state]}
    </span>
  )
}

/** What a person types, with the revision that it is based on. */
function useTranslation(row: TranslationView) {
  const fetcher = useFetcher<SaveResult>()
  const { pin } = useRowPins()
  const [edit, setEdit] = useState<TranslationEdit>()
  const [sent, setSent] = useState('')
  const [handled, setHandled] = useState<SaveResult>()
  const result = fetcher.data
  const isSending = fetcher.state === 'submitting'
  const sending = fetcher.formData?.get('text')
  if (typeof sending === 'string' && sending !== sent) setSent(sending)
  const shown = showTranslation(row, edit)
  if (result && result !== handled) {
    setHandled(result)
    setEdit(afterSave(typeTranslation(row, edit, shown.text), { text: sent, source: row.source }, result))
  }
  // A row that was saved stays where it is, although it may no longer be one of those that the list is filtered by.
  useEffect(() => {
    if (isSending) pin(row.id)
  }, [isSending, pin, row.id])
  return {
    fetcher,
    typed: shown.text,
    setTyped: (typed: string) => setEdit(typeTranslation(row, edit, typed)),
    revision: shown.revision,
    state: shown.state,
    fault: fetcher.state === 'idle' && shown.fault !== undefined ? [shown.fault] : undefined,
  }
}
