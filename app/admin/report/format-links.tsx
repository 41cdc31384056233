import { Download } from 'lucide-react'
import { importText } from '../../../text/admin/import.ts'
import { exportFormats } from '../export/export-query.ts'

/** Links that download one table. `url` has a query already. */
export function FormatLinks({ title, url }: { title: string; url: string }) {
  return (
    <p className="screen-only flex flex-wrap items-center gap-x-3 text-sm">
      <span className="inline-flex items-center gap-1 text-sea-800">
        <Download className="size-4" aria-hidden="true" />
        {importText.export}:
      </span>
      {exportFormats.map((format) => (
        <a
          key={format}
          href={`${url}&format=${format}`}
          download
          aria-label={`${title}: ${importText.exportAs[format]}`}
          className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline hover:text-sea-900 pointer-coarse:min-h-11"
        >
          {importText.exportAs[format]}
        </a>
      ))}
    </p>
  )
}
