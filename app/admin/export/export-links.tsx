import { Download } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { importText as text } from '../../../text/admin/import.ts'
import { useMayChange } from '../session/use-role.ts'
import { type ExportFormat, exportFormats } from './export-query.ts'

const className =
  'inline-flex min-h-8 items-center font-semibold text-sea-700 underline hover:text-sea-900 pointer-coarse:min-h-11'

/** Links that export the filtered list, and a link to the import. */
export function ExportLinks({ to }: { to: string }) {
  const [query] = useSearchParams()
  if (!useMayChange()) return null
  const filters = [...query].filter(([name]) => name !== 'page')
  const url = (format: ExportFormat) => `${to}?${new URLSearchParams([...filters, ['format', format]])}`
  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-3 text-sm">
      <span className="inline-flex items-center gap-1 text-sea-800">
        <Download className="size-4" aria-hidden="true" />
        {text.export}:
      </span>
      {exportFormats.map((format) => (
        <a
          key={format}
          href={url(format)}
          download
          title={text.exportTitle}
          aria-label={`${text.export}: ${text.exportAs[format]}`}
          className={className}
        >
          {text.exportAs[format]}
        </a>
      ))}
      <Link to={href('/admin/import')} className={className}>
        {text.link}
      </Link>
    </p>
  )
}
