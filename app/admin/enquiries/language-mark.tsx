import { defaultLanguage, type Language } from '../../../domain/language.ts'
import { enquiriesText as text } from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'

/** „DE“ for an enquiry that was sent in German; nothing for Bulgarian, which most enquiries are in. */
export function LanguageMark({ language }: { language: Language }) {
  if (language === defaultLanguage) return null
  const name = text.writesIn(languageLabels[language])
  return (
    <span
      title={name}
      className="inline-block rounded bg-sea-200 px-1.5 text-sm font-bold tracking-wide text-sea-900"
    >
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}
