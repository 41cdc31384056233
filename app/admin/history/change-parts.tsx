import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { historyText as text } from '../../text/admin/history.ts'
import { button } from '../../ui/button.ts'
import type { ChangedFieldView, ChangeView } from './describe-change.ts'

export const kindMarks = {
  added: 'bg-available-soft',
  revised: 'bg-sea-50',
  removed: 'bg-sold-soft',
  restored: 'bg-available-soft',
} as const

/** What a field was and became. */
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

/** Fields whose values are personal: that they changed is all that is known. */
export function Withheld({ labels }: { labels: string[] }) {
  return labels.length > 0 && <p className="text-sm text-sea-700">{text.withheld(labels.join(', '))}</p>
}

interface RevertButtonProps {
  /** Which change, or which field of it. */
  sent: Record<string, string>
  label: string
  /** What is left of the label on a phone, where it stands beside what it says. */
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
  /** The colour behind the word. */
  mark: string
  label: string
  what: ReactNode
  /** What can be done about it, and what else there is to say. */
  children: ReactNode
}

/** What was done, and to what. */
export function EntryTitle({ mark, label, what, children }: EntryTitleProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`rounded px-2 py-0.5 text-sm font-semibold text-sea-900 ${mark}`}>{label}</span>
      <h2 className="min-w-0 text-base font-semibold break-words">{what}</h2>
      {children}
    </div>
  )
}

/** Leads to its form while there is one. */
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
  /** Where several kinds of record stand together, each value says of which field it is. */
  namesFields?: boolean
}

/** One of several records that were changed in one step, as a line. */
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
