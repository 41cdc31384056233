import { Link } from 'react-router'
import { useLocale } from '../locale.tsx'
import { button } from '../ui/button.ts'
import { useSite } from './page.tsx'

interface AskLinkProps {
  /** The parking spot or store that the enquiry is about. */
  id: string
  /** The accessible name, where a page has several such links. */
  name?: string
  className?: string
  children: string
}

/** Opens the contact form with the parking spot or store selected. */
export function AskLink({ id, name, className = '', children }: AskLinkProps) {
  const { pages } = useLocale()
  return (
    <Link
      to={`${pages.contact}?about=${encodeURIComponent(id)}`}
      aria-label={name}
      className={button({ className })}
    >
      {children}
    </Link>
  )
}

/** A link to the contact form of the home page, shown where a list is empty. */
export function EnquiryLink() {
  const { homePage } = useSite()
  const { text } = useLocale()
  return (
    <Link to={homePage.contactUrl} className={button({ kind: 'secondary' })}>
      {text.site.enquire}
    </Link>
  )
}
