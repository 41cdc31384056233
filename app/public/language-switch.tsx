import { ChevronDown } from 'lucide-react'
import type { Language } from '../../domain/language.ts'
import { languageNames } from '../../text/public/language-names.ts'
import { useLocale } from '../locale.tsx'
import { Dropdown } from './dropdown.tsx'
import { useLanguageLinks } from './language-links.ts'

interface LanguageSwitchProps {
  languages: readonly Language[]
}

const link =
  'flex min-h-11 items-center rounded-lg px-3 font-medium text-white transition-colors hover:bg-white/15 aria-[current=true]:bg-white/15'

/** Links to this page in the other languages, as each calls itself. */
export function LanguageLinks({ languages, className }: LanguageSwitchProps & { className: string }) {
  const { language: current, text } = useLocale()
  const links = useLanguageLinks(languages)
  if (links.length === 0) return null
  return (
    <nav aria-label={text.site.language} className={className}>
      {links.map(({ language, href }) => (
        // Another language is another document, because a document loads the texts of one language only.
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          // The server leaves out parameters that the page does not know.
          suppressHydrationWarning
          className={link}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}

/** The links in a menu of the header, which has room for the code of the language only. */
export function LanguageMenu({ languages }: LanguageSwitchProps) {
  const { language, text } = useLocale()
  if (languages.length < 2) return null
  return (
    <Dropdown
      className="relative max-lg:hidden"
      label={
        <>
          <span className="sr-only">
            {text.site.language}: {languageNames[language]}
          </span>
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <ChevronDown
            className="size-4 transition-transform in-[[open]>summary]:rotate-180"
            aria-hidden="true"
          />
        </>
      }
      labelClassName={`gap-1 ${link}`}
      panelClassName="absolute right-0 mt-2 w-44 rounded-card bg-sea-900 p-2 shadow-card"
    >
      <LanguageLinks languages={languages} className="grid gap-1" />
    </Dropdown>
  )
}
