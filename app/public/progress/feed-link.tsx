import { progressSection } from '../../../text/public/sections/progress.ts'
import { useLocale } from '../../locale.tsx'
import { useSite } from '../page.tsx'

/** By which programs that read feeds find that of the diary. React moves it into the document's head. */
export function FeedLink() {
  const { text, pages } = useLocale(progressSection)
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={text.progress.feed}
      href={useSite().origin + pages.progressFeed}
    />
  )
}
