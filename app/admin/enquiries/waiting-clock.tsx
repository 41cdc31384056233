import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatWaitingTime } from '../../../text/admin/enquiry-times.ts'

interface WaitingClockProps {
  submittedAt: string
  /** When the loader ran. The first render uses it, so that server and browser render the same. */
  readAt: string
}

const minute = 60_000

/** Shows how long a new enquiry has been waiting. It updates every minute. */
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
