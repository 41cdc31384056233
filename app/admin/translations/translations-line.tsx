import { Check, Languages } from 'lucide-react'
import { href, Link } from 'react-router'
import type { TextPlace } from '../../../domain/translations/map-texts.ts'
import type { TranslationProgress } from '../../../domain/translations/translation-list.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { useMayChange } from '../session/use-role.ts'

const text = translationsText.line

interface TranslationsLineProps {
  progress: TranslationProgress[]
  /** The texts that the links lead to: those of a place, or of one record. */
  place?: TextPlace
  record?: string
}

/** On a screen where texts are written: whether they are translated, with a link for each language. */
export function TranslationsLine({ progress, place, record }: TranslationsLineProps) {
  const mayChange = useMayChange()
  const [first] = progress
  if (!mayChange || !first || first.total === 0) return null
  const filter = { ...(place && { place }), ...(record && { record }) }
  return (
    <nav
      aria-label={text.title}
      className="flex flex-wrap items-center gap-x-4 rounded-card bg-white px-4 py-1 text-sm shadow-card"
    >
      <span className="inline-flex items-center gap-2 font-semibold text-sea-900">
        <Languages className="size-5" aria-hidden="true" />
        {text.title}
      </span>
      {progress.map((each) => (
        <Link
          key={each.language}
          to={`${href('/admin/translations')}?${new URLSearchParams({ language: each.language, ...filter })}`}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea-700 underline underline-offset-4"
        >
          {describeProgress(each)}
          {isComplete(each) && <Check className="size-4" aria-hidden="true" />}
        </Link>
      ))}
    </nav>
  )
}

function isComplete({ missing, outdated }: TranslationProgress): boolean {
  return missing === 0 && outdated === 0
}

function describeProgress({ language, missing, outdated }: TranslationProgress): string {
  const name = language.toUpperCase()
  if (missing > 0) return text.missing(name, missing)
  return outdated > 0 ? text.outdated(name, outdated) : text.complete(name)
}
