import { X } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { languageOffers } from '../../text/public/language-offers.ts'
import { useLanguageLinks } from './language-links.ts'

const storageKey = 'language-offer-closed'

interface Props {
  languages: readonly Language[]
  preferred: Language
}

/** A quiet line that offers the page in another language, until it is closed. */
export function LanguageOfferLine({ languages, preferred }: Props) {
  const [isClosed, setClosed] = useState(wasClosed)
  const offered = useLanguageLinks(languages).find(({ language }) => language === preferred)
  if (!offered || isClosed) return null
  const { open, close } = languageOffers[preferred]
  return (
    <aside
      lang={preferred}
      aria-label={open}
      className="screen-only fixed bottom-[calc(var(--banner-height,0px)+5.5rem)] left-(--gutter) z-30 flex items-center rounded-card bg-white text-sea-900 shadow-card sm:bottom-[calc(var(--banner-height,0px)+1rem)]"
    >
      <a
        href={offered.href}
        hrefLang={preferred}
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
