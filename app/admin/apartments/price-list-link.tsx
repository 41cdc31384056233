import { FileText } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { importText } from '../../text/admin/import.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { button } from '../../ui/button.ts'

/** The apartments on the screen as a price list: to print, beside the list; and to go on working with. */
export function PriceListLink() {
  const [query] = useSearchParams()
  const url = (more: [string, string][] = []) => {
    const filters = [...query].filter(([name]) => name !== 'page')
    const search = new URLSearchParams([...filters, ...more]).toString()
    return href('/admin/apartments/price-list') + (search && `?${search}`)
  }
  return (
    <span className="flex flex-wrap">
      <a
        href={url()}
        target="_blank"
        rel="noreferrer"
        className={button({ kind: 'secondary', className: 'rounded-r-none' })}
      >
        <FileText className="size-5" aria-hidden="true" />
        {apartmentsText.priceList}
      </a>
      <a
        href={url([['format', 'xlsx']])}
        download
        aria-label={`${apartmentsText.priceList}: ${importText.exportAs.xlsx}`}
        className={button({ kind: 'secondary', className: 'rounded-l-none border-l-0 px-4' })}
      >
        {importText.exportAs.xlsx}
      </a>
    </span>
  )
}
