import { FieldValues, RecordName, Withheld } from './change-parts.tsx'
import type { ChangeView } from './describe-change.ts'

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
