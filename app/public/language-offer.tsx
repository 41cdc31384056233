import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { Language } from '../../domain/language.ts'
import { languageOffers } from '../../text/public/language-offers.ts'
import { useLocale } from '../locale.tsx'
import { useLanguageLinks } from './language-links.ts'

const storageKey = 'language-offer-closed'

/** The first of the browser's languages that the site offers: `de` for `['fr', 'de-AT', 'en']`. */
export function preferredLanguage(
  preferred: readonly string[],
  offered: readonly Language[],
): Language | undefined {
  return preferred
    .map((tag) => tag.toLowerCase().split('-', 1)[0])
    .flatMap((code) => offered.find((language) => language === code) ?? [])[0]
}

const neverChanges = () => () => {}

/**
 * A quiet line that offers the page in the language that the browser prefers. Only browsers render it, after hydration:
 * the server sends the same page to everybody.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { language: shown } = useLocale()
  const [isClosed, setClosed] = useState(false)
  const preferred = useSyncExternalStore(
    neverChanges,
    () => (wasClosed() ? undefined : preferredLanguage(navigator.languages, languages)),
    () => undefined,
  )
  const offered = useLanguageLinks(languages).find(({ language }) => language === preferred)
  if (!offered || offered.language === shown || isClosed) return null
  const { open, close } = languageOffers[offered.language]
  return (
    <aside
      lang={offered.language}
      aria-label={open}
      className="screen-only fixed bottom-[calc(var(--banner-height,0px)+5.5rem)] left-(--gutter) z-30 flex items-center rounded-card bg-white text-sea-900 shadow-card sm:bottom-[calc(var(--banner-height,0px)+1rem)]"
    >
      <a
        href={offered.href}
        hrefLang={offered.language}
        className="flex min-h-11 items-center pl-4 font-semibold underline underline-offset-4"
      >
        {open}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          rememberClosed()
          setClosed(true)
        }}
        className="flex size-11 cursor-pointer items-center justify-center"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </aside>
  )
}

/** A browser that forbids the page to store anything also forgets that the line was closed. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // Closed for as long as the page is open.
  }
}
