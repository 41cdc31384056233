import { MessageCircle, Phone } from 'lucide-react'
import { button } from '../ui/button.ts'
import { callLinks } from './call-links.ts'
import { useSite } from './use-site.ts'

/** For whoever would rather speak or write at once than fill in a form. */
export function CallButtons() {
  const { company } = useSite()
  return (
    <div className="flex flex-wrap gap-2">
      {callLinks(company).map(({ words, name, url }, index) => {
        const Icon = index === 0 ? Phone : MessageCircle
        return (
          <a
            key={url}
            href={url}
            aria-label={name}
            className={button({ kind: 'secondary', className: 'grow' })}
          >
            <Icon className="size-4" aria-hidden="true" />
            {words}
          </a>
        )
      })}
    </div>
  )
}
