import { FileText } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { apartmentsText } from '../../text/apartments.ts'
import { button } from '../../ui/button.ts'

/** The homes on the screen as a price list; it opens beside the list, where it is printed or saved. */
export function PriceListLink() {
  const { search } = useLocation()
  return (
    <a
      href={href('/admin/apartments/price-list') + search}
      target="_blank"
      rel="noreferrer"
      className={button({ kind: 'secondary' })}
    >
      <FileText className="size-5" aria-hidden="true" />
      {apartmentsText.priceList}
    </a>
  )
}
