import { MousePointerClick } from 'lucide-react'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useLocale } from '../../locale.tsx'

/** The look of what stands beside the plan: this hint, or the selected apartment. */
export const besidePlan = 'rounded-card border border-sand-200 bg-white p-4 shadow-card sm:p-5'

/** Stands beside the plan until an apartment is selected. */
export function PickHint() {
  const text = useLocale(navigatorSection).text.navigator
  return (
    <div className={`screen-only ${besidePlan} flex gap-4 sheet:items-center lg:flex-col`}>
      <MousePointerClick className="size-8 shrink-0 text-sea-500" aria-hidden="true" />
      <div>
        <h2 className="text-xl">{text.pick}</h2>
        <p className="mt-1 text-sea-800">{text.pickAdvice}</p>
      </div>
    </div>
  )
}
