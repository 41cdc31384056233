import { connectionText } from '../text/connection.ts'
import { button } from '../ui/button.ts'
import type { OfflineFormState } from './offline-form.ts'

const text = connectionText.form

/** Stands in a form that uses `useOfflineForm`. */
export function OfflineFormNotice({ state, onSend }: { state: OfflineFormState; onSend: () => void }) {
  return (
    <div role="status">
      {state === 'waiting' && (
        <p className="rounded-lg bg-reserved-soft p-4 font-medium text-reserved">{text.waiting}</p>
      )}
      {state === 'ready' && (
        <div className="flex flex-wrap items-center gap-4 rounded-lg bg-available-soft p-4 text-available">
          <p className="font-medium">{text.ready}</p>
          <button type="button" onClick={onSend} className={button({ kind: 'secondary' })}>
            {text.send}
          </button>
        </div>
      )}
    </div>
  )
}
