import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listPaperTemplates } from '../../../backend/data/papers/papers.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { type TemplateJudgement, type TemplateKind, templateKinds } from '../../../domain/paper/paper.ts'
import {
  instalmentPlaceholders,
  paperPlaceholders,
  unknownPlaceholders,
} from '../../../domain/paper/placeholders.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { explainFault, templateKindLabels, documentsText as text } from '../../../text/admin/documents.ts'
import { errors } from '../../../text/admin/errors.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { control } from '../../ui/control.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { FormSection } from '../form/form-section.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'paperTemplates')
  const templates = (await listPaperTemplates(db)).map(({ id, name, kind, createdAt, judgement }) => ({
    ...{ id, name, kind, createdAt },
    ...describeJudgement(judgement),
  }))
  return { versions, templates }
}

function describeJudgement(judgement: TemplateJudgement | null): { problem?: string; names?: string } {
  if (!judgement) return { names: text.notJudged }
  if ('fault' in judgement) return { problem: explainFault(judgement.fault) }
  const unknown = unknownPlaceholders(judgement.names)
  return unknown.length > 0
    ? { problem: text.unknown(unknown) }
    : { names: text.allKnown(judgement.names.length) }
}

type Template = Route.ComponentProps['loaderData']['templates'][number]

export default function Documents({ loaderData: { versions, templates } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.documents}>
      <p className="mb-4 max-w-4xl text-sea-800">{text.about}</p>
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid min-w-0 gap-4">
          <UploadTemplate />
          {templates.length === 0 ? (
            <EmptyState {...text.none} />
          ) : (
            <CardTable label={text.templates} columns={text.columns}>
              {templates.map((template) => (
                <TemplateRow key={template.id} template={template} />
              ))}
            </CardTable>
          )}
        </div>
        <PlaceholderList />
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.documents} message={errors.load.documents} />
}

function UploadTemplate() {
  const [kind, setKind] = useState<TemplateKind>('preliminary')
  const { revalidate } = useRevalidator()
  return (
    <FormSection title={text.upload}>
      <label className="mb-3 block max-w-sm text-sm font-semibold text-sea-900">
        <span className="mb-1 block">{text.kind}</span>
        <select
          value={kind}
          onChange={({ target }) => setKind(target.value as TemplateKind)}
          className={`${control.low} cursor-pointer pr-9`}
        >
          {templateKinds.map((each) => (
            <option key={each} value={each}>
              {templateKindLabels[each]}
            </option>
          ))}
        </select>
      </label>
      <DropZone target={{ uploader: 'paperTemplate', kind }} onUploaded={() => revalidate()} />
    </FormSection>
  )
}

function TemplateRow({ template: { id, name, kind, createdAt, names, problem } }: { template: Template }) {
  const to = href('/admin/documents/:id', { id })
  return (
    <PlacedRow>
      {cell(text.columns.name, <b className="block min-w-0 wrap-anywhere md:min-w-48">{name}</b>)}
      {cell(text.columns.kind, templateKindLabels[kind])}
      {cell(
        text.columns.placeholders,
        <span className="block min-w-0 wrap-anywhere">
          {problem ? <span className="font-semibold text-sold">{problem}</span> : names}
        </span>,
      )}
      {cell(
        text.columns.added,
        <time dateTime={createdAt} className="whitespace-nowrap">
          {formatDate(createdAt)}
        </time>,
      )}
      {cell(
        text.columns.action,
        <span className="flex flex-wrap gap-x-1">
          <a href={to} aria-label={text.downloadName(name)} download className={rowAction.plain}>
            {text.download}
          </a>
          <DeleteButton to={to} name={text.nameOf(name)} compact />
        </span>,
      )}
    </PlacedRow>
  )
}

function PlaceholderList() {
  const { title, about, rows, columns } = text.placeholders
  return (
    <FormSection title={title}>
      <p className="mb-3 text-sm text-sea-700">{about}</p>
      <Examples columns={columns} examples={paperPlaceholders} />
      <p className="mt-4 mb-2 text-sm text-sea-700">{rows}</p>
      <Examples columns={columns} examples={instalmentPlaceholders} />
    </FormSection>
  )
}

interface ExamplesProps {
  columns: { name: string; example: string }
  examples: Readonly<Record<string, string>>
}

function Examples({ columns, examples }: ExamplesProps) {
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-sea-800">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className="pl-3">
            {columns.example}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(examples).map(([name, example]) => (
          <tr key={name} className="border-t border-sand-200 align-top">
            <th scope="row" className="py-1 text-left font-semibold wrap-anywhere select-all">
              {`{${name}}`}
            </th>
            <td className="py-1 pl-3 wrap-anywhere">{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
