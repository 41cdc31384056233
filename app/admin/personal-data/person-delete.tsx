import { Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { personalDataText } from '../../text/admin/personal-data.ts'
import { button } from '../../ui/button.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import type { ShownPerson } from './describe-person.ts'

const text = personalDataText.person

export function PersonDelete({ search, found }: { search: string; found: ShownPerson }) {
  const fetcher = useFetcher()
  const { going, counts } = found
  const kept = counts.reservations - going.reservations
  const { ask, question } = useDeleteQuestion({
    title: text.deleteTitle,
    warning: text.deleteWarning(going.enquiries, going.reservations, kept),
    remove: () => fetcher.submit({ person: search }, { method: 'post' }),
  })
  return (
    <>
      <button
        type="button"
        disabled={fetcher.state !== 'idle'}
        onClick={ask}
        className={button({ kind: 'danger' })}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {text.delete}
      </button>
      {question}
    </>
  )
}
