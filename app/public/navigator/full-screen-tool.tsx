import { Maximize, Minimize } from 'lucide-react'
import { PlanTool } from '../../plan-view/plan-tool.tsx'
import { navigatorText as text } from '../../text/public/navigator.ts'
import type { FullScreen } from './use-full-screen.ts'

export function FullScreenTool({ isFull, toggle }: Pick<FullScreen, 'isFull' | 'toggle'>) {
  const Icon = isFull ? Minimize : Maximize
  return (
    <PlanTool label={isFull ? text.leaveFullScreen : text.fullScreen} onPress={toggle}>
      <Icon className="size-5" aria-hidden="true" />
    </PlanTool>
  )
}
