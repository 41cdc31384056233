import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apartmentSection } from '../../text/public/sections/apartment.ts'
import { useLocale } from '../locale.tsx'
import { button } from '../ui/button.ts'

const shownFor = 4000

interface ShareButtonProps {
  title: string
  /** The query of the link; by default it has none. */
  search?: string
  /** Another name for the button. */
  label?: string
}

/** Shares the link through the device, or copies it. Hidden where scripts are turned off. */
export function ShareButton({ title, search = '', label }: ShareButtonProps) {
  const shareText = useLocale(apartmentSection).text.apartment.share
  const [done, setDone] = useState<Shared>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <div className="screen-only noscript:hidden">
      <button
        type="button"
        data-early
        onClick={async () => setDone(await share(title, search))}
        className={button({ kind: 'secondary', className: 'w-full' })}
      >
        <Share2 className="size-5" aria-hidden="true" />
        {label ?? shareText.button}
      </button>
      <p role="status" className="text-center text-sm font-semibold text-sea-800 not-empty:mt-2">
        {done && shareText[done]}
      </p>
    </div>
  )
}

/** handed: given to the sharing dialog of the device. */
type Shared = 'handed' | 'copied' | 'failed'

/** Shares the page's own URL with the query of the link, without the photo or plan that may be open over it. */
async function share(title: string, search: string): Promise<Shared> {
  const url = location.origin + location.pathname + search
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'handed'
    } catch (error) {
      // The person has cancelled the dialog, so the link is not copied either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed'
    }
  }
  return copy(url)
}

/** Returns `failed` on a page without TLS, where browsers do not allow the clipboard. */
async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
