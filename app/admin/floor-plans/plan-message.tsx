import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { floorPlansText as text } from '../../text/floor-plans.ts'

export interface Message {
  kind: 'success' | 'error'
  text: string
  detail?: string
}

const looks = { success: 'border-available/40 text-available', error: 'border-sold/40 text-sold' }
const successStays = 6000

/** What came of a save or a delete, over the page so that it is seen wherever one has scrolled to. */
export function PlanMessage({ message, onDismiss }: { message: Message; onDismiss: () => void }) {
  const { kind, detail } = message
  useEffect(() => {
    if (kind !== 'success') return
    const timer = setTimeout(onDismiss, successStays)
    return () => clearTimeout(timer)
  }, [kind, onDismiss])
  const Icon = kind === 'success' ? CircleCheck : CircleAlert
  return (
    <div
      role="alert"
      className={`fixed right-4 bottom-4 z-50 flex max-w-[calc(100vw-2rem)] items-start gap-3 rounded-card border bg-white p-4 shadow-card sm:max-w-md ${looks[kind]}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-semibold">{message.text}</p>
        {detail && <p className="mt-1 text-sm text-sea-900">{detail}</p>}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={text.dismiss}
        className="-m-2 flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-lg hover:bg-sand-100"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
