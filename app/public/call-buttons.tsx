import { button } from '../ui/button.ts'
import { CallIcon } from './call-icon.tsx'
import { callLinks } from './call-links.ts'
import { useSite } from './use-site.ts'

/** For whoever would rather speak or write at once than fill in a form. */
export function CallButtons() {
  const { company } = useSite()
  return (
    <div className="flex flex-wrap gap-2">
      {callLinks(company).map(({ label, name, url }) => (
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
