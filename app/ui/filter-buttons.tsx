import { Link } from 'react-router'
import { button } from './button.ts'

interface FilterButtonsProps {
  /** The list without any filter; nothing while there is none. */
  clear: string | false
  labels: { clear: string; apply: string }
}

/** At the end of a form of filters: the way back to the whole list, and without scripts the button that applies them. */
export function FilterButtons({ clear, labels }: FilterButtonsProps) {
  return (
    <>
      {clear && (
        <Link to={clear} className={button({ kind: 'quiet', className: 'min-h-10 px-3 py-1.5' })}>
          {labels.clear}
        </Link>
      )}
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {labels.apply}
        </button>
      </noscript>
    </>
  )
}
