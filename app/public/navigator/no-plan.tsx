import { MapPinOff } from 'lucide-react'
import { navigatorText as text } from '../../text/public/navigator.ts'

export function NoPlan() {
  return (
    <div className="flex aspect-[2400/1730] max-h-96 w-full flex-col items-center justify-center gap-3 rounded-card border border-dashed border-sea-200 bg-white p-6 text-center">
      <MapPinOff className="size-10 text-sea-500" aria-hidden="true" />
      <p className="text-xl font-semibold">{text.noPlan}</p>
      <p className="text-sea-800">{text.noPlanAdvice}</p>
    </div>
  )
}
