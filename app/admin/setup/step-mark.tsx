import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { isDone, type SetupStep } from '../../../domain/setup/setup-step.ts'
import { setupText as text } from '../../../text/admin/setup.ts'

/** Shows whether a step is done, begun or still ahead, by shape and by word as well as by colour. */
export function StepMark({ share }: Pick<SetupStep, 'share'>) {
  const [Icon, className, label] = markOf(share)
  return (
    <>
      <Icon className={`size-5 shrink-0 ${className}`} aria-hidden="true" />
      <span className="sr-only">{label}: </span>
    </>
  )
}

function markOf(share: number) {
  if (isDone({ share })) return [CircleCheck, 'text-available', text.states.done] as const
  if (share > 0) return [CircleDot, 'text-reserved', text.states.begun] as const
  return [CircleDashed, 'text-sea-600', text.states.open] as const
}

/** The percent as a bar and as a number. */
export function SetupProgress({ percent }: { percent: number }) {
  return (
    <p className="flex items-center gap-3">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-3 w-full overflow-hidden rounded-full bg-sand-200"
      >
        <rect width={percent} height="6" className="fill-sea-600" />
      </svg>
      <span className="sr-only">{text.progressLabel} </span>
      <strong className="shrink-0 text-lg tabular-nums">{text.percent(percent)}</strong>
    </p>
  )
}
