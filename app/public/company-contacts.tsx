import { Mail, MapPin, Phone } from 'lucide-react'
import type { CompanySettings } from '../../domain/settings.ts'
import { button } from '../ui/button.ts'
import { Written } from '../written.tsx'
import { useSite } from './page.tsx'

/** Icons of the messengers by their names: a speech bubble around a handset, for Viber with a sound wave. */
const bubbles: Record<string, string> = {
  Viber: 'M7 2h10q5 0 5 5v6q0 5-5 5h-3l-4 4v-4H7q-5 0-5-5V7q0-5 5-5zM13 6q4 0 4 4',
  WhatsApp: 'M12 2a10 10 0 1 1-5 18.7L2 22l1.3-5A10 10 0 0 1 12 2z',
}

interface CallIconProps {
  /** The text beside the icon: a messenger's name, or a number. */
  text: string
  className: string
}

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

const line = 'flex min-h-11 items-center gap-3'
const icon = 'size-5 shrink-0 text-coral-600'

export function ContactLines({ company }: { company: CompanySettings }) {
  const { calls } = useSite()
  return (
    <address className="grid content-start gap-1 text-lg wrap-anywhere not-italic">
      {calls.map(({ label, name, url }) => (
        <a key={url} href={url} aria-label={name} className={`${line} font-semibold hover:underline`}>
          <CallIcon text={label} className={icon} />
          {label}
        </a>
      ))}
      {company.email && (
        <a href={`mailto:${company.email}`} className={`${line} hover:underline`}>
          <Mail className={icon} aria-hidden="true" />
          {company.email}
        </a>
      )}
      {company.address && (
        <span className={line}>
          <MapPin className={icon} aria-hidden="true" />
          <Written text={company.address} />
        </span>
      )}
    </address>
  )
}

export function CallButtons() {
  const { calls } = useSite()
  return (
    <div className="flex flex-wrap gap-2">
      {calls.map(({ label, name, url }) => (
        <a
          key={url}
          href={url}
          aria-label={name}
          className={button({ kind: 'secondary', className: 'grow' })}
        >
          <CallIcon text={label} className="size-5" />
          {label}
        </a>
      ))}
    </div>
  )
}
