import { useEffect } from 'react'
import { Form, href, Link, useNavigate } from 'react-router'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { bulkText } from '../../text/admin/bulk.ts'
import { pricesText as text } from '../../text/admin/prices.ts'
import { button } from '../../ui/button.ts'
import { useUndoToast } from '../bulk/use-undo-toast.ts'
import type { SavedPrices } from './prices-action.ts'

interface SavedProps {
  kind: PricedKind
  saved: SavedPrices
  /** Where the rows are, as they were filtered. */
  list: string
}

/** With scripts the list is shown, with a message that takes the prices back; without them this stands for both. */
export function Saved({ kind, saved: { batch, count }, list }: SavedProps) {
  const toastWithUndo = useUndoToast()
  const navigate = useNavigate()
  const what = bulkText.count[kind](count)
  const message = text.saved(count, what)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each saving
  useEffect(() => {
    toastWithUndo({ batch, what, message })
    navigate(list, { replace: true })
  }, [batch])

  return (
    <noscript>
      <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-card">
        <p className="font-semibold">{message}</p>
        <Form method="post" action={href('/admin/history')}>
          <input type="hidden" name="batch" value={batch} />
          <input type="hidden" name="what" value={what} />
          <button type="submit" className={button({ kind: 'secondary' })}>
            {bulkText.undo}
          </button>
        </Form>
        <Link to={list} className={button({ kind: 'quiet' })}>
          {text.toList}
        </Link>
      </div>
    </noscript>
  )
}
