import type { ReactNode } from 'react'
import { useScriptsRun } from './use-scripts-run.ts'

interface PlanToolProps {
  label: string
  /** Said and shown at the end of its range; it stays a button, so that the keyboard does not lose its place. */
  isSpent?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button over a plan. It is there before scripts run, so that nothing moves when they do. */
export function PlanTool({ label, isSpent = false, onPress, children }: PlanToolProps) {
  const running = useScriptsRun()
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!running}
      aria-disabled={isSpent}
      onClick={onPress}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-sea-800 hover:bg-sea-50 aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
