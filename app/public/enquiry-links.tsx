import { href, Link } from 'react-router'
import { site } from '../text/site.ts'
import { button } from '../ui/button.ts'

interface AskLinkProps {
  /** The parking spot or store that the enquiry will name. */
  id: string
  /** Where there are several on a page. */
  name?: string
  className?: string
  children: string
}

/** To the contact form, which then says what it is about. */
export function AskLink({ id, name, className = '', children }: AskLinkProps) {
  return (
    <Link
      to={`${href('/contact')}?about=${encodeURIComponent(id)}`}
      aria-label={name}
      className={button({ className })}
    >
      {children}
    </Link>
  )
}

/** The way on from where there is nothing to show. */
export function EnquiryLink() {
  return (
    <Link to={`${href('/')}#contact`} className={button({ kind: 'secondary' })}>
      {site.enquire}
    </Link>
  )
}
