import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apartmentText } from '../../text/public/apartment.ts'
import { button } from '../../ui/button.ts'
import { type Shared, share } from './share.ts'

const text = apartmentText.share
const shownFor = 4000

/** By what the device shares with, else the link is copied. Without scripts it is not there. */
export function ShareButton({ title }: { title: string }) {
  const [done, setDone] = useState<Shared>()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <div className="off-paper noscript:hidden">
      <button
        type="button"
        data-early
        onClick={async () => setDone(await share(title))}
        className={button({ kind: 'secondary', className: 'w-full' })}
      >
        <Share2 className="size-5" aria-hidden="true" />
        {text.button}
      </button>
      <p role="status" className="text-center text-sm font-semibold text-sea-800 not-empty:mt-2">
        {done && text[done]}
      </p>
    </div>
  )
}
