import { href, Link, useFetcher } from 'react-router'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { TranslationState } from '../../../domain/translations/dictionary.ts'
import type { OfferedLanguages } from '../../../domain/translations/offered-languages.ts'
import type { TranslationProgress } from '../../../domain/translations/translation-list.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'

const text = translationsText.progress
const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4'

interface LanguagePanelProps {
  progress: TranslationProgress[]
  offered: SavedRecord<OfferedLanguages>
}

/** How far each language is translated, and whether visitors can select it. */
export function LanguagePanel({ progress, offered }: LanguagePanelProps) {
  const fetcher = useFetcher()
  const isSaving = fetcher.state !== 'idle'
  return (
    <FormSection title={text.title}>
      <p className="max-w-3xl text-sea-800">{text.about}</p>
      {/* The key shows saved values again after somebody else has changed them. */}
      <fetcher.Form key={offered.revision} method="post" action={href('/admin/translations/languages')}>
        <input type="hidden" name="revision" value={offered.revision} />
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
          {progress.map((each) => (
            <LanguageCard key={each.language} progress={each} isOffered={offered.values[each.language]} />
          ))}
        </ul>
        <button
          type="submit"
          disabled={isSaving}
          className={button({ kind: 'secondary', className: 'mt-4' })}
        >
          {isSaving ? adminText.saving : text.save}
        </button>
      </fetcher.Form>
    </FormSection>
  )
}

function LanguageCard({ progress, isOffered }: { progress: TranslationProgress; isOffered: boolean }) {
  const { language, percent, missing, outdated } = progress
  const name = translationsText.languages[language]
  return (
    <li className="rounded-card border border-sand-200 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-sea-900">
          <input
            type="checkbox"
            name={language}
            defaultChecked={isOffered}
            aria-label={text.offer(name)}
            className="size-5 flex-none cursor-pointer accent-sea-700"
          />
          <span lang={language}>{name}</span>
        </label>
        <span className="text-sm font-semibold text-sea-800 tabular-nums">{text.done(percent)}</span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-sand-200 text-sea-600"
      >
        <rect width={percent} height="1" fill="currentColor" />
      </svg>
      {missing + outdated > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {missing > 0 && (
            <Link to={listUrl(language, 'missing')} className={link}>
              {text.missing(missing)}
            </Link>
          )}
          {outdated > 0 && (
            <Link to={listUrl(language, 'outdated')} className={link}>
              {text.outdated(outdated)}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}

function listUrl(language: TranslatedLanguage, state: TranslationState): string {
  return `${href('/admin/translations')}?${new URLSearchParams({ language, state })}`
}
