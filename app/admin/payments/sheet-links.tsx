import { Download } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { importText } from '../../../text/admin/import.ts'
import { paymentsText as text } from '../../../text/admin/payments.ts'
import { exportFormats } from '../export/export-query.ts'

/** Links that export the filtered list, or the forecast of what it is filtered by. */
export function SheetLinks({ of }: { of: 'list' | 'forecast' }) {
  const [query] = useSearchParams()
  const filters = [...query].filter(([name]) => name !== 'page').concat(of === 'list' ? [] : [['of', of]])
  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-3 text-sm">
      <span className="inline-flex items-center gap-1 text-sea-800">
        <Download className="size-4" aria-hidden="true" />
        {importText.export}:
      </span>
      {exportFormats.map((format) => (
        <a
          key={format}
          href={`${href('/admin/payments/export')}?${new URLSearchParams([...filters, ['format', format]])}`}
          download
          aria-label={`${text.exported[of]}: ${importText.exportAs[format]}`}
          className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline hover:text-sea-900 pointer-coarse:min-h-11"
        >
          {importText.exportAs[format]}
        </a>
      ))}
    </p>
  )
}
