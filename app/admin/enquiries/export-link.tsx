import { Download } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { enquiriesText as text } from '../../text/admin/enquiries.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

/** Exports what the filters show, on all pages. */
export function ExportLink() {
  const [query] = useSearchParams()
  if (!useMayChange()) return null
  const filters = new URLSearchParams([...query].filter(([name]) => name !== 'page'))
  return (
    <a
      href={`${href('/admin/contacts/export')}?${filters}`}
      download
      className={button({ kind: 'secondary' })}
    >
      <Download className="size-5" aria-hidden="true" />
      {text.export}
    </a>
  )
}
