import { Phone } from 'lucide-react'
import type { CallLink } from './call-links.ts'

/** A handset, as both messengers have it in their signs: 24 by 24. */
const handset =
  'M8.2 7.1c.4-.4 1-.3 1.3.1l1.1 1.7c.3.4.2.9-.1 1.2l-.7.7a7 7 0 0 0 3.4 3.4l.7-.7c.3-.3.8-.4 1.2-.1l1.7 1.1c.4.3.5.9.1 1.3l-.6.7c-.5.5-1.2.7-1.9.5-3.4-.9-6.1-3.6-7-7-.2-.7 0-1.4.5-1.9z'

/** Drawn here after what people know them by: Viber a speech bubble with waves of sound, WhatsApp a round one. */
const signs = {
  viber: [
    'M7 2.5h10A4.5 4.5 0 0 1 21.5 7v6.5A4.5 4.5 0 0 1 17 18h-3.5L10 21.5V18H7a4.5 4.5 0 0 1-4.5-4.5V7A4.5 4.5 0 0 1 7 2.5z',
    'M12.8 5.6a5 5 0 0 1 4.7 4.7M12.9 7.9a2.7 2.7 0 0 1 2.3 2.3',
  ],
  whatsapp: ['M12 2.5a9.5 9.5 0 1 1-4.6 17.8L2.5 21.5l1.2-4.8A9.5 9.5 0 0 1 12 2.5z'],
}

interface CallIconProps {
  by: CallLink['by']
  className: string
}

/** For eyes only: the words beside it say the same. */
export function CallIcon({ by, className }: CallIconProps) {
  if (by === 'phone') return <Phone className={className} aria-hidden="true" />
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-sign={by}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signs[by].map((line) => (
        <path key={line} d={line} />
      ))}
      <path
        d={handset}
        transform={by === 'viber' ? 'translate(-0.6 -1.5)' : undefined}
        fill="currentColor"
        stroke="none"
      />
    </svg>
  )
}
