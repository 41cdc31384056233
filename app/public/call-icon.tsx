import { Phone } from 'lucide-react'

/**
 * By the names that links to them show, drawn here after what people know them by, around a handset: Viber a speech
 * bubble with a wave of sound, WhatsApp a round one.
 */
const bubbles: Record<string, string> = {
  Viber: 'M7 2h10q5 0 5 5v6q0 5-5 5h-3l-4 4v-4H7q-5 0-5-5V7q0-5 5-5zM13 6q4 0 4 4',
  WhatsApp: 'M12 2a10 10 0 1 1-5 18.7L2 22l1.3-5A10 10 0 0 1 12 2z',
}

interface CallIconProps {
  /** What stands beside it: a messenger's name, or a number. */
  text: string
  className: string
}

/** For eyes only: the words beside it say the same. */
export function CallIcon({ text, className }: CallIconProps) {
  const bubble = bubbles[text]
  if (!bubble) return <Phone className={className} />
  const side = text === 'Viber' ? 9 : 11
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      data-sign={text}
      className={className}
    >
      <path d={bubble} />
      <Phone x="6.5" y="6.5" width={side} height={side} fill="currentColor" />
    </svg>
  )
}
