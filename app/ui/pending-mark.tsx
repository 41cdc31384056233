import { LoaderCircle } from 'lucide-react'
import { useNavigation } from 'react-router'
import { site } from '../text/site.ts'

/** Shows that something is on its way; what comes at once is not worth a flicker. */
export function PendingMark() {
  const pending = useNavigation().state !== 'idle'
  return (
    <div aria-live="polite" className="off-paper pointer-events-none fixed top-20 right-4 z-50">
      {pending && (
        <p className="flex animate-[appear_1ms_200ms_both] items-center gap-2 rounded-full bg-sea-900 px-4 py-2 text-sm font-semibold text-white shadow-card">
          <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
          {site.loading}
        </p>
      )}
    </div>
  )
}
