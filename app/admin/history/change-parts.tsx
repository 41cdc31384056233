import { Undo2 } from 'lucide-react'
import { Form } from 'react-router'
import { historyText as text } from '../../text/office/history.ts'
import { button } from '../../ui/button.ts'
import type { ToldChange, ToldField } from './told-change.ts'

export const kindMarks = {
  added: 'bg-available-soft',
  revised: 'bg-sea-50',
  removed: 'bg-sold-soft',
  restored: 'bg-available-soft',
} as const

/** What a field was and became. */
export function FieldValues({ field: { from, to }, kind }: { field: ToldField; kind: ToldChange['kind'] }) {
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
}

export function RevertButton({ sent, label }: RevertButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={button({ kind: 'quiet', className: 'min-h-9 px-3 py-1 text-sm' })}>
        <Undo2 className="size-4" aria-hidden="true" />
        {label}
      </button>
    </Form>
  )
}
