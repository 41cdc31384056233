import { Phone } from 'lucide-react'
import type { CallLink } from './call-links.ts'

/** Drawn here after what people know them by, around a handset: Viber a speech bubble with a wave of sound, WhatsApp a round one. */
const bubbles = {
  viber: 'M7 2h10q5 0 5 5v6q0 5-5 5h-3l-4 4v-4H7q-5 0-5-5V7q0-5 5-5zM13 6q4 0 4 4',
  whatsapp: 'M12 2a10 10 0 1 1-5 18.7L2 22l1.3-5A10 10 0 0 1 12 2z',
}

interface CallIconProps {
  by: CallLink['by']
  className: string
}

/** For eyes only: the words beside it say the same. */
export function CallIcon({ by, className }: CallIconProps) {
  if (by === 'phone') return <Phone className={className} />
  const side = by === 'viber' ? 9 : 11
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      data-sign={by}
      className={className}
    >
      <path d={bubbles[by]} />
      <Phone x="6.5" y="6.5" width={side} height={side} fill="currentColor" />
    </svg>
  )
}
