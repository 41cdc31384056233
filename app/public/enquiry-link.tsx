import { href, Link } from 'react-router'
import { site } from '../text/site.ts'
import { button } from '../ui/button.ts'

/** The way on from where there is nothing to show. */
export function EnquiryLink() {
  return (
    <Link to={`${href('/')}#contact`} className={button({ kind: 'secondary' })}>
      {site.enquire}
    </Link>
  )
}
