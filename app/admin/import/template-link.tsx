import { FileSpreadsheet } from 'lucide-react'
import { href } from 'react-router'
import { importText as text } from '../../../text/admin/import.ts'
import { button } from '../../ui/button.ts'

/** Downloads an empty spreadsheet for new apartments. */
export function TemplateLink() {
  return (
    <a href={href('/admin/apartments/template')} download className={button({ kind: 'secondary' })}>
      <FileSpreadsheet className="size-5" aria-hidden="true" />
      {text.template}
    </a>
  )
}
