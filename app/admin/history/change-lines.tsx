import { Undo2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { historyText as text } from '../../text/office/history.ts'
import { button } from '../../ui/button.ts'
import type { ToldChange, ToldField } from './told-change.ts'

const marks = { added: 'bg-available-soft', revised: 'bg-sea-50', removed: 'bg-sold-soft' } as const

/** Newest first: who did what to which record, and what each field was and became. */
export function ChangeLines({ changes }: { changes: ToldChange[] }) {
  return (
    <ol className="divide-y divide-sea-100 rounded-card border border-sea-100 bg-white">
      {changes.map((change) => (
        <li key={change.id} className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[14rem_1fr]">
          <div className="text-sm text-sea-800">
            <time dateTime={change.at} className="block font-semibold text-sea-900">
              {formatDateTime(change.at)}
            </time>
            <p className="break-words">{change.who}</p>
          </div>
          <div className="min-w-0">
            <ChangeTitle change={change} />
            {change.isPersonal && <PersonalFields change={change} />}
            {!change.isPersonal && <FieldLines change={change} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function ChangeTitle({ change }: { change: ToldChange }) {
  const { kind, what, form, isGone, fields } = change
  const revertable = fields.filter(({ canRevert }) => canRevert)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`rounded px-2 py-0.5 text-sm font-semibold text-sea-900 ${marks[kind]}`}>
        {text.kinds[kind]}
      </span>
      <h2 className="min-w-0 text-base font-semibold break-words">
        {form ? (
          <Link to={form} className="text-sea-900 underline-offset-4 hover:underline">
            {what}
          </Link>
        ) : (
          what
        )}
      </h2>
      {isGone && <span className="text-sm text-sea-700">({text.gone})</span>}
      {revertable.length > 1 && <RevertButton change={change} label={text.revert.all} />}
    </div>
  )
}

function PersonalFields({ change: { kind, fields } }: { change: ToldChange }) {
  const labels = fields.map(({ label }) => label).join(', ')
  return (
    <p className="mt-1 text-sm text-sea-800">
      {kind === 'revised' && <span className="font-semibold">{text.changedFields(labels)} </span>}
      {text.changedOnly}
    </p>
  )
}

function FieldLines({ change }: { change: ToldChange }) {
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {change.fields.map((field) => (
        <div key={field.name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt className="min-w-40 font-semibold text-sea-800">{field.label}</dt>
          <dd className="min-w-0 flex-1 break-words whitespace-pre-line">
            <FieldValues field={field} kind={change.kind} />
          </dd>
          {field.canRevert && (
            <RevertButton change={change} field={field.name} label={text.revert.field(field.label)} />
          )}
        </div>
      ))}
    </dl>
  )
}

function FieldValues({ field: { from, to }, kind }: { field: ToldField; kind: ToldChange['kind'] }) {
  if (kind !== 'revised') return <>{kind === 'added' ? to : from}</>
  return (
    <>
      <span className="sr-only">{text.from} </span>
      <del className="text-sea-700">{from || text.empty}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {text.to} </span>
      <ins className="font-semibold text-sea-900 no-underline">{to || text.empty}</ins>
    </>
  )
}

function RevertButton({ change, field, label }: { change: ToldChange; field?: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={change.id} />
      <input type="hidden" name="what" value={change.what} />
      {field && <input type="hidden" name="field" value={field} />}
      <button type="submit" className={button({ kind: 'quiet', className: 'min-h-9 px-3 py-1 text-sm' })}>
        <Undo2 className="size-4" aria-hidden="true" />
        {label}
      </button>
    </Form>
  )
}
