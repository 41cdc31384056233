import { useNavigation } from 'react-router'
import { site } from '../../text/site.ts'

/** A line at the upper edge while something is on its way; what comes at once is not worth a flicker. */
export function BusyLine({ isQuiet }: { isQuiet: boolean }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50 lg:left-64">
      {pending && (
        <p className="h-1 animate-[appear_1ms_250ms_both] overflow-hidden bg-sea-200">
          <span className="sr-only">{site.loading}</span>
          {!isQuiet && (
            <span
              aria-hidden="true"
              className="block h-full w-1/3 animate-[pass_1.2s_linear_infinite] bg-sea-600"
            />
          )}
        </p>
      )}
    </div>
  )
}
