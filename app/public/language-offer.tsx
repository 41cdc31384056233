import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Language } from '../../domain/language.ts'
import { useLocale } from '../locale.tsx'

/** Few visitors get the line, so browsers load it for them only. Without it the page is still whole. */
const OfferLine = lazy(() =>
  import('./language-offer-line.tsx').then(
    ({ LanguageOfferLine }) => ({ default: LanguageOfferLine }),
    () => ({ default: () => null }),
  ),
)

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
 * Offers the page in the language that the browser prefers. Only browsers render it, after hydration: the server
 * sends the same page to everybody.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { language: shown } = useLocale()
  const preferred = useSyncExternalStore(
    neverChanges,
    () => preferredLanguage(navigator.languages, languages),
    () => undefined,
  )
  if (!preferred || preferred === shown) return null
  return (
    <Suspense>
      <OfferLine languages={languages} preferred={preferred} />
    </Suspense>
  )
}
