import { Mail, MapPin } from 'lucide-react'
import type { CompanySettings } from '../../domain/settings.ts'
import { CallIcon } from './call-icon.tsx'
import { callLinks } from './call-links.ts'

const line = 'flex min-h-11 items-center gap-3'
const icon = 'size-5 shrink-0 text-coral-600'

/** Every way to reach the sales team besides the form. */
export function ContactLines({ company }: { company: CompanySettings }) {
  return (
    <address className="grid content-start gap-1 text-lg wrap-anywhere not-italic">
      {callLinks(company).map(({ label, name, url }) => (
        <a key={url} href={url} aria-label={name} className={`${line} font-semibold hover:underline`}>
          <CallIcon text={label} className={icon} />
          {label}
        </a>
      ))}
      <a href={`mailto:${company.email}`} className={`${line} hover:underline`}>
        <Mail className={icon} aria-hidden="true" />
        {company.email}
      </a>
      <span className={line}>
        <MapPin className={icon} aria-hidden="true" />
        {company.address}
      </span>
    </address>
  )
}
