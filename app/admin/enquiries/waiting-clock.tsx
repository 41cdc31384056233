import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatWaitingTime } from '../../../domain/enquiry/waiting-time.ts'

interface WaitingClockProps {
  submittedAt: string
  /** When the page was read: the first image of it is the server's own. */
  readAt: string
}

const minute = 60_000

/** How long a new enquiry has been waiting, by the minute. */
export function WaitingClock({ submittedAt, readAt }: WaitingClockProps) {
  const [now, setNow] = useState(() => new Date(readAt))
  useEffect(() => {
    const follow = () => setNow(new Date())
    follow()
    const timer = setInterval(follow, minute)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-coral-700">
      <Clock className="size-3.5 shrink-0" aria-hidden="true" />
      {formatWaitingTime(submittedAt, now)}
    </span>
  )
}
