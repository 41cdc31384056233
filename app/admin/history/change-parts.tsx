import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { historyText as text } from '../../../text/admin/history.ts'
import { button } from '../../ui/button.ts'
import type { ChangedFieldView, ChangeView } from './describe-change.ts'

export const kindMarks = {
  added: 'bg-available-soft',
  revised: 'bg-sea-50',
  removed: 'bg-sold-soft',
  restored: 'bg-available-soft',
} as const

export function FieldValues({
  field: { from, to },
  kind,
}: {
  field: ChangedFieldView
  kind: ChangeView['kind']
}) {
  if (kind !== 'revised') return <>{kind === 'removed' ? from : to}</>
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

/** Names the fields whose values are personal; the history does not store these values. */
export function Withheld({ labels }: { labels: string[] }) {
  return labels.length > 0 && <p className="text-sm text-sea-700">{text.withheld(labels.join(', '))}</p>
}

interface RevertButtonProps {
  /** The form fields that identify the change, or one field of it. */
  sent: Record<string, string>
  label: string
  /** A shorter label for phones. */
  short?: string
}

export function RevertButton({ sent, label, short }: RevertButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-label={label}
        className={button({ kind: 'quiet', className: 'min-h-9 px-3 py-1 text-sm' })}
      >
        <Undo2 className="size-4 shrink-0" aria-hidden="true" />
        {short && <span className="sm:hidden">{short}</span>}
        <span className={short && 'max-sm:hidden'}>{label}</span>
      </button>
    </Form>
  )
}

interface EntryTitleProps {
  /** The background class of the label. */
  mark: string
  label: string
  what: ReactNode
  /** Buttons and further text. */
  children: ReactNode
}

export function EntryTitle({ mark, label, what, children }: EntryTitleProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`rounded px-2 py-0.5 text-sm font-semibold text-sea-900 ${mark}`}>{label}</span>
      <h2 className="min-w-0 text-base font-semibold break-words">{what}</h2>
      {children}
    </div>
  )
}

/** Links to the record's form if it has one. */
export function RecordName({ what, form }: Pick<ChangeView, 'what' | 'form'>) {
  if (!form) return what
  return (
    <Link to={form} className="underline-offset-4 hover:underline">
      {what}
    </Link>
  )
}

interface ChangedRecordProps {
  change: ChangeView
  /** Whether each value names its field, because records of several collections are listed together. */
  namesFields?: boolean
}

/** One record of a batch, as a line. */
export function ChangedRecord({ change, namesFields = change.fields.length > 1 }: ChangedRecordProps) {
  const { what, form, kind, fields, withheld } = change
  return (
    <li className="grid gap-x-3 md:grid-cols-[13rem_minmax(0,1fr)]">
      <span className="font-semibold text-sea-800">
        <RecordName what={what} form={form} />
      </span>
      <div className="flex min-w-0 flex-wrap gap-x-3">
        {fields.map((field) => (
          <span key={field.name}>
            {namesFields && `${field.label}: `}
            <FieldValues field={field} kind={kind} />
          </span>
        ))}
        <Withheld labels={withheld} />
      </div>
    </li>
  )
}
