import { href, Link, useFetcher, useRevalidator } from 'react-router'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import type { Paper, PaperTemplate } from '../../../domain/paper/paper.ts'
import { documentsText, paperKindLabels, templateKindLabels } from '../../../text/admin/documents.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useRole } from '../session/use-role.ts'

const { deal: text, download, downloadName } = documentsText

interface DealPapersProps {
  /** The id of the deal. */
  id: string
  papers: Pick<Paper, 'id' | 'kind' | 'name' | 'size' | 'createdAt'>[]
  templates: Pick<PaperTemplate, 'id' | 'name' | 'kind'>[]
}

/** The documents of a deal: filled from a template, or signed and scanned. */
export function DealPapers({ id, papers, templates }: DealPapersProps) {
  const isAdmin = useRole() === 'admin'
  const { revalidate } = useRevalidator()
  return (
    <FormSection title={text.section}>
      <MakePaper id={id} templates={templates} />
      {papers.length === 0 && <p className="mt-3 text-sea-700">{text.none}</p>}
      <ul className="mt-3 grid gap-2">
        {papers.map(({ id: paper, kind, name, size, createdAt }) => {
          const to = href('/admin/deals/:id/papers/:paper', { id, paper })
          return (
            <li key={paper} className="rounded-lg bg-sand-100 px-3 py-2">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-sea-700">
                {[paperKindLabels[kind], formatDateTime(createdAt), formatByteSize(size)].join(', ')}
              </p>
              <span className="mt-1 flex flex-wrap gap-x-1">
                <a href={to} download aria-label={downloadName(name)} className={rowAction.plain}>
                  {download}
                </a>
                {isAdmin && <DeleteButton to={to} name={text.nameOf(name)} compact />}
              </span>
            </li>
          )
        })}
      </ul>
      {isAdmin && (
        <div className="mt-4">
          <DropZone
            target={{ uploader: 'dealScan', dealId: id }}
            label={text.scan}
            onUploaded={() => revalidate()}
          />
        </div>
      )}
    </FormSection>
  )
}

function MakePaper({ id, templates }: Pick<DealPapersProps, 'id' | 'templates'>) {
  const fetcher = useFetcher()
  const isAdmin = useRole() === 'admin'
  if (templates.length === 0)
    return (
      <p className="text-sea-800">
        {isAdmin ? (
          <Link to={href('/admin/documents')} className="inline-block py-1 underline underline-offset-4">
            {text.noTemplates}
          </Link>
        ) : (
          text.noTemplates
        )}
      </p>
    )
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/deals/:id/papers', { id })}
      className="flex flex-wrap items-end gap-2"
    >
      <label className="min-w-0 flex-1 basis-48 text-sm font-semibold text-sea-900">
        <span className="mb-1 block">{text.template}</span>
        <select name="template" className={`${control.low} cursor-pointer pr-9`}>
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {`${template.name} (${templateKindLabels[template.kind]})`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        disabled={fetcher.state !== 'idle'}
        className={button({ kind: 'secondary', className: 'min-h-10 py-1.5' })}
      >
        {text.make}
      </button>
    </fetcher.Form>
  )
}
